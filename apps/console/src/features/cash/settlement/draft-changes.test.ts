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
  parcel('HT-5555-5555', 'delivered'),
];

test('parcels with another tick or amount and filled fields are changes; settled parcels are none', () => {
  const draft = {
    key: null,
    ticked: { 'HT-2222-2222': false, 'HT-3333-3333': true, 'HT-4444-4444': false },
    received: { 'HT-3333-3333': '850', 'HT-4444-4444': '1', 'HT-5555-5555': '8x' },
    inHand: '850',
    reference: 'Slip 1',
    note: ' ',
  };
  expect(draftChanges({ list }, draft)).toEqual({
    parcels: ['HT-2222-2222', 'HT-3333-3333', 'HT-5555-5555'],
    fields: ['inHand', 'reference'],
  });
});

test('what is as it would be anyway is no change', () => {
  const draft = {
    ...noDraft,
    ticked: { 'HT-2222-2222': true, 'HT-3333-3333': false },
    received: { 'HT-2222-2222': '৮৯০' },
  };
  for (const same of [noDraft, draft]) expect(draftChanges({ list }, same)).toEqual({ parcels: [], fields: [] });
});
