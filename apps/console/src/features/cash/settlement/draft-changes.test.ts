import type { SheetParcel } from '@haat/contracts';
import { expect, test } from 'vitest';
import { draftChanges } from './draft-changes.ts';
import { noDraft } from './settlement-draft.ts';

const parcel = (orderNumber: string, status: SheetParcel['status'], isSettled = false) =>
  ({ order_number: orderNumber, status, is_settled: isSettled, total_amount: 890 }) as SheetParcel;
const list = [
  parcel('HT-2222-2222', 'delivered'),
  parcel('HT-3333-3333', 'shipped'),
  parcel('HT-4444-4444', 'delivered', true),
];

test('ticks, amounts and fields that differ are changes; those of settled parcels are none', () => {
  const draft = {
    ticked: { 'HT-2222-2222': false, 'HT-3333-3333': true, 'HT-4444-4444': false },
    received: { 'HT-2222-2222': '890', 'HT-3333-3333': '850', 'HT-4444-4444': '1' },
    inHand: '850',
    reference: 'Slip 1',
    note: ' ',
  };
  expect(draftChanges({ list }, draft)).toEqual({
    ticked: ['HT-2222-2222', 'HT-3333-3333'],
    received: ['HT-3333-3333'],
    fields: ['inHand', 'reference'],
  });
});

test('what is as it would be anyway is no change, and what cannot be read is one', () => {
  const untouched = { ticked: [], received: [], fields: [] };
  expect(draftChanges({ list }, noDraft)).toEqual(untouched);
  expect(draftChanges({ list }, { ...noDraft, ticked: { 'HT-2222-2222': true, 'HT-3333-3333': false } })).toEqual(
    untouched,
  );
  expect(draftChanges({ list }, { ...noDraft, received: { 'HT-2222-2222': '8x' } }).received).toEqual(['HT-2222-2222']);
});
