import type { Sheet, SheetParcel } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { poishaFromTaka, poishaFromTakaText } from '@haat/contracts/shared/poisha';

/** A settlement being entered, not yet booked. */
export interface SettlementDraft {
  /**
   * Its idempotency key: sent again unchanged, because no response arrived, it is booked once. Changes with the input;
   * null until something is entered.
   */
  key: string | null;
  /**
   * Overrides of the checkboxes: parcels ticked although they are on their way, or not ticked although they are
   * delivered.
   */
  ticked: Record<string, boolean>;
  /** The amounts received by parcel, as typed; the full amount if missing. */
  received: Record<string, string>;
  /** The cash counted, as typed; the sum of the parcels if null. */
  inHand: string | null;
  reference: string;
  note: string;
}

/** An empty draft. */
export const noDraft: SettlementDraft = { key: null, ticked: {}, received: {}, inHand: null, reference: '', note: '' };

const maxPoisha = 10_000_000_000 * 100;

/** Typed Taka (`95,900`, `৳১,০৯০.৫০`) in whole poisha; null if it is not an amount. */
export function poishaOf(typed: string): number | null {
  const plain = toLatinDigits(typed).replaceAll(/[\s,৳]/g, '');
  if (!/^\d{1,11}(?:\.\d{1,2})?$/.test(plain)) return null;
  const poisha = poishaFromTakaText(plain);
  return poisha > maxPoisha ? null : poisha;
}

/** Whether a parcel's cash is outstanding. */
export function isAwaited({ is_settled: isSettled, status }: SheetParcel): boolean {
  return !isSettled && (status === 'shipped' || status === 'delivered');
}

/** Whether a parcel counts as paid: delivered ones do by default. */
export function isPaid(parcel: SheetParcel, { ticked }: SettlementDraft): boolean {
  return isAwaited(parcel) && (ticked[parcel.order_number] ?? parcel.status === 'delivered');
}

/** The amount received for a parcel, in poisha; null if the input is not an amount. */
export function receivedFor(parcel: SheetParcel, { received }: SettlementDraft): number | null {
  const typed = received[parcel.order_number];
  return typed === undefined ? poishaFromTaka(parcel.total_amount) : poishaOf(typed);
}

/** The sums of a draft, in poisha. */
export interface DraftSums {
  paid: readonly SheetParcel[];
  /**
   * Ticked parcels that are still on their way according to the shop: their shoppers will be notified of the
   * delivery.
   */
  newlyDelivered: number;
  expected: number;
  /** The sum of the amounts received for the parcels. */
  ofParcels: number;
  /** The cash counted; null if the input is not an amount. */
  inHand: number | null;
  /** Negative if money is missing. */
  difference: number;
  /** Whether every amount is valid and there is something to book. */
  isComplete: boolean;
}

/** Computes the sums of a draft. */
export function draftSums({ list }: Pick<Sheet, 'list'>, draft: SettlementDraft): DraftSums {
  const paid = list.filter((parcel) => isPaid(parcel, draft));
  const amounts = paid.map((parcel) => receivedFor(parcel, draft));
  const expected = paid.reduce((sum, parcel) => sum + poishaFromTaka(parcel.total_amount), 0);
  const ofParcels = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const inHand = draft.inHand === null ? ofParcels : poishaOf(draft.inHand);
  return {
    paid,
    newlyDelivered: paid.filter(({ status }) => status === 'shipped').length,
    expected,
    ofParcels,
    inHand,
    difference: (inHand ?? 0) - expected,
    isComplete: inHand !== null && !amounts.includes(null) && (paid.length > 0 || inHand > 0),
  };
}

/** The request that books a draft; call it only if the draft is complete. */
export function settlementBody({ paid, expected, inHand }: DraftSums, draft: SettlementDraft) {
  return {
    parcels: paid.map((parcel) => ({
      order_number: parcel.order_number,
      received: (receivedFor(parcel, draft) ?? 0) / 100,
    })),
    expected: expected / 100,
    received: (inHand ?? 0) / 100,
    ...(draft.reference.trim() !== '' && { reference: draft.reference.trim() }),
    ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
  };
}
