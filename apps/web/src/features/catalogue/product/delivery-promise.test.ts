import { expect, test } from 'vitest';
import { deliveryPromise } from './delivery-promise.ts';

const zone = (id: number, delivery_charge: number) => ({
  id,
  shipping_address: `Zone ${id}`,
  shipping_address_bn: `এলাকা ${id}`,
  delivery_charge,
  delivery_days: 0,
  places: '',
});

test('free in one zone, and from the lowest charge of the others', () => {
  expect(deliveryPromise([zone(1, 0), zone(2, 150), zone(3, 100)])).toEqual({
    freeIn: [zone(1, 0)],
    elsewhereFrom: 100,
  });
});

test('if every zone is free there is no lowest charge', () => {
  const { freeIn, elsewhereFrom } = deliveryPromise([zone(1, 0), zone(2, 0)]);
  expect(freeIn).toHaveLength(2);
  expect(elsewhereFrom).toBeNull();
});

test('if no zone is free, no free delivery is promised', () => {
  expect(deliveryPromise([zone(1, 60), zone(2, 49.5)])).toEqual({ freeIn: [], elsewhereFrom: 49.5 });
});
