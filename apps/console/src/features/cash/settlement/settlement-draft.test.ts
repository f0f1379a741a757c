import type { SheetParcel } from '@haat/contracts';
import { expect, test } from 'vitest';
import { draftSums, isPaid, noDraft, poishaOf, settlementBody } from './settlement-draft.ts';

const parcel = (order: string, given: Partial<SheetParcel> = {}): SheetParcel => ({
  order_number: order,
  status: 'delivered',
  since: '2026-11-22T03:10:00Z',
  name: 'Farzana',
  phone: '+8801700000112',
  address: 'Mirpur 10',
  zone: 'Dhaka City',
  zone_bn: 'ঢাকা শহর',
  pieces: 1,
  total_amount: 890,
  is_settled: false,
  received: null,
  reason: null,
  ...given,
});

test.each([
  ['95900', 9_590_000],
  ['95,900', 9_590_000],
  ['৳১,০৯০.৫০', 109_050],
  ['0', 0],
  [' 12.5 ', 1_250],
])('%j is %i poisha', (typed, poisha) => {
  expect(poishaOf(typed)).toBe(poisha);
});

test.each(['', '-5', '1.234', 'abc', '1e5', '99999999999', '.5'])('%j is no amount', (typed) => {
  expect(poishaOf(typed)).toBeNull();
});

const sheet = {
  list: [
    parcel('HT-A'),
    parcel('HT-B', { status: 'shipped', total_amount: 0.1 }),
    parcel('HT-C', { status: 'shipped', total_amount: 0.2 }),
    parcel('HT-D', { status: 'returned' }),
    parcel('HT-E', { is_settled: true, received: 890 }),
  ],
};

test('of what was delivered the money came; of what is on the way once it is ticked; of what came back it never does', () => {
  expect(sheet.list.map((each) => isPaid(each, noDraft))).toEqual([true, false, false, false, false]);
  const draft = { ...noDraft, ticked: { 'HT-A': false, 'HT-B': true, 'HT-D': true, 'HT-E': true } };
  expect(sheet.list.map((each) => isPaid(each, draft))).toEqual([false, true, false, false, false]);
});

test('sums are exact, and the money in hand follows the parcels until it is counted', () => {
  const draft = { ...noDraft, ticked: { 'HT-A': false, 'HT-B': true, 'HT-C': true } };
  expect(draftSums(sheet, draft)).toMatchObject({
    expected: 30,
    ofParcels: 30,
    inHand: 30,
    difference: 0,
    newlyDelivered: 2,
  });
  const short = { ...noDraft, received: { 'HT-A': '850' } };
  expect(draftSums(sheet, short)).toMatchObject({
    expected: 89_000,
    inHand: 85_000,
    difference: -4_000,
    isComplete: true,
  });
  const counted = { ...short, inHand: '900' };
  expect(draftSums(sheet, counted)).toMatchObject({ ofParcels: 85_000, inHand: 90_000, difference: 1_000 });
  expect(settlementBody(draftSums(sheet, counted), counted)).toEqual({
    parcels: [{ order_number: 'HT-A', received: 850 }],
    expected: 890,
    received: 900,
  });
});

test('what cannot be read, or is nothing, is not complete', () => {
  expect(draftSums(sheet, { ...noDraft, received: { 'HT-A': 'x' } }).isComplete).toBe(false);
  expect(draftSums(sheet, { ...noDraft, inHand: '' }).isComplete).toBe(false);
  const none = { ...noDraft, ticked: { 'HT-A': false } };
  expect(draftSums(sheet, none).isComplete).toBe(false);
  expect(draftSums(sheet, { ...none, inHand: '100' }).isComplete).toBe(true);
});
