import type { Sheet } from '@haat/contracts';
import { isAwaited, receivedFor, type SettlementDraft } from './settlement-draft.ts';

/** What was entered and is not booked: order numbers of parcels, and the names of fields. */
export interface DraftChanges {
  /** Parcels ticked, or not ticked, against what the shop knows of their delivery. */
  ticked: string[];
  /** Parcels for which another amount than the full one was typed. */
  received: string[];
  fields: ('inHand' | 'reference' | 'note')[];
}

/** What a draft holds beyond what would be there without it. */
export function draftChanges({ list }: Pick<Sheet, 'list'>, draft: SettlementDraft): DraftChanges {
  const awaited = list.filter(isAwaited);
  const isTickChanged = (orderNumber: string, isDelivered: boolean) =>
    (draft.ticked[orderNumber] ?? isDelivered) !== isDelivered;
  return {
    ticked: awaited
      .filter(({ order_number: orderNumber, status }) => isTickChanged(orderNumber, status === 'delivered'))
      .map((parcel) => parcel.order_number),
    received: awaited
      .filter((parcel) => receivedFor(parcel, draft) !== Math.round(parcel.total_amount * 100))
      .map((parcel) => parcel.order_number),
    fields: [
      ...(draft.inHand === null ? [] : (['inHand'] as const)),
      ...(draft.reference.trim() === '' ? [] : (['reference'] as const)),
      ...(draft.note.trim() === '' ? [] : (['note'] as const)),
    ],
  };
}
