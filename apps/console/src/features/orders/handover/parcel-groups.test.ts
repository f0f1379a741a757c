import type { Parcel } from '@haat/contracts';
import { expect, test } from 'vitest';
import { byZone, takaOf } from './parcel-groups.ts';

const parcel = (zone: string, taka: number): Parcel => ({
  order_number: `HT-${zone}-${taka}`,
  status: 'packed',
  since: '2026-11-22T03:10:00Z',
  name: 'Farzana',
  phone: '+8801700000112',
  address: 'Mirpur 10',
  zone,
  zone_bn: zone,
  pieces: 1,
  total_amount: taka,
});

test('parcels stand by zone, each zone once with its sum', () => {
  const groups = byZone([parcel('Dhaka', 100), parcel('Outside', 50), parcel('Dhaka', 0.1), parcel('Dhaka', 0.2)]);
  expect(groups.map(({ zone, parcels, taka }) => [zone, parcels.length, taka])).toEqual([
    ['Dhaka', 3, 100.3],
    ['Outside', 1, 50],
  ]);
  expect(takaOf([])).toBe(0);
});
