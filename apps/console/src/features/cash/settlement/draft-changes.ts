import type { Sheet, SheetParcel } from '@haat/contracts';
import { isAwaited, receivedFor, type SettlementDraft } from './settlement-draft.ts';
import { poishaFromTaka } from '@haat/contracts/shared/poisha';

/** What was entered and is not booked. */
export interface DraftChanges {
  /**
   * The order numbers of parcels ticked, or not ticked, against what the shop knows of their delivery, and of those for
   * which another amount than the full one was typed.
   */
  parcels: string[];
  fields: ('inHand' | 'reference' | 'note')[];
}

/** What a draft holds beyond what would be there without it. */
export function draftChanges({ list }: Pick<Sheet, 'list'>, draft: SettlementDraft): DraftChanges {
  const isChanged = (parcel: SheetParcel) => {
    const isDelivered = parcel.status === 'delivered';
    const isTickChanged = (draft.ticked[parcel.order_number] ?? isDelivered) !== isDelivered;
    return isTickChanged || receivedFor(parcel, draft) !== poishaFromTaka(parcel.total_amount);
  };
  return {
    parcels: list
      .filter((parcel) => isAwaited(parcel) && isChanged(parcel))
      .map(({ order_number: orderNumber }) => orderNumber),
    fields: [
      ...(draft.inHand === null ? [] : (['inHand'] as const)),
      ...(draft.reference.trim() === '' ? [] : (['reference'] as const)),
      ...(draft.note.trim() === '' ? [] : (['note'] as const)),
    ],
  };
}
