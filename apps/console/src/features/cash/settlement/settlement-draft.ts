import type { Sheet, SheetParcel } from '@haat/contracts';
import { locales } from '@haat/contracts/shared/locale';

/** What somebody has entered of a settlement, and not booked yet. */
export interface SettlementDraft {
  /** Parcels that are ticked although they are on the way, or not although they are delivered. */
  ticked: Record<string, boolean>;
  /** What came in for a parcel, as it was typed; the whole amount if nothing was. */
  received: Record<string, string>;
  /** The money that was counted, as it was typed; the sum of the parcels if nothing was. */
  inHand: string | null;
  reference: string;
  note: string;
}

/** Nothing is entered. */
export const noDraft: SettlementDraft = { ticked: {}, received: {}, inHand: null, reference: '', note: '' };

const maxPoisha = 10_000_000_000 * 100;

/** Typed Taka (`95,900`, `৳১,০৯০.৫০`) in whole poisha; null if it is no amount. */
export function poishaOf(typed: string): number | null {
  const latin = typed.replaceAll(/[০-৯]/g, (digit) => String(locales.bn.digits.indexOf(digit)));
  const plain = latin.replaceAll(/[\s,৳]/g, '');
  const [, whole = '', fraction = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return null;
  const poisha = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return poisha > maxPoisha ? null : poisha;
}

/** Whether a parcel's cash is awaited. */
export function isAwaited({ is_settled: isSettled, status }: SheetParcel): boolean {
  return !isSettled && (status === 'shipped' || status === 'delivered');
}

/** Whether a parcel's money came: of what was delivered it did, unless somebody says otherwise. */
export function isPaid(parcel: SheetParcel, { ticked }: SettlementDraft): boolean {
  return isAwaited(parcel) && (ticked[parcel.order_number] ?? parcel.status === 'delivered');
}

/** What came in for a parcel, in poisha; null if what was typed is no amount. */
export function receivedFor(parcel: SheetParcel, { received }: SettlementDraft): number | null {
  const typed = received[parcel.order_number];
  return typed === undefined ? Math.round(parcel.total_amount * 100) : poishaOf(typed);
}

/** A settlement as it is entered, all in poisha. */
export interface DraftSums {
  paid: readonly SheetParcel[];
  /** Ticked, and still on the way for the shop: their shoppers will be told that they were delivered. */
  newlyDelivered: number;
  expected: number;
  /** The sum of what came in for the parcels. */
  ofParcels: number;
  /** The money that was counted; null if what was typed is no amount. */
  inHand: number | null;
  /** Below 0 if money is missing. */
  difference: number;
  /** Whether every amount can be read, and there is something to book. */
  isComplete: boolean;
}

/** Adds up what was entered. */
export function draftSums({ list }: Pick<Sheet, 'list'>, draft: SettlementDraft): DraftSums {
  const paid = list.filter((parcel) => isPaid(parcel, draft));
  const amounts = paid.map((parcel) => receivedFor(parcel, draft));
  const expected = paid.reduce((sum, parcel) => sum + Math.round(parcel.total_amount * 100), 0);
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

/** The request that books what was entered. Only of a complete draft. */
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
