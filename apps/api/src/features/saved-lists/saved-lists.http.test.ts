import { expect, test } from 'vitest';
import { makeShopper, type TestShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();

const empty = { cart: [], favourites: [] };

function merge(shopper: TestShopper, changes: object) {
  return http
    .post('/api/saved-lists')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ ...empty, ...changes });
}

const read = (shopper: TestShopper) => http.get('/api/saved-lists').set('authorization', `Bearer ${shopper.token}`);

const line = (productId: number, qty: number, known = 0) => ({ product_id: productId, qty, known_qty: known });

test('one device reads what another added, in the same order', async () => {
  const shopper = await makeShopper(services);
  expect((await read(shopper)).body).toEqual({ success: true, data: empty });
  const cart = [
    { ...line(9, 2), size: 'M', color: 'Maroon' },
    { ...line(4, 1), size: null, color: '' },
  ];
  const merged = await merge(shopper, { cart, favourites: [line(7, 3)] });
  expect(merged.status).toBe(200);
  expect(merged.body.data).toEqual({
    cart: [
      { product_id: 9, qty: 2, size: 'M', color: 'Maroon' },
      { product_id: 4, qty: 1, size: null, color: null },
    ],
    favourites: [{ product_id: 7, qty: 3 }],
  });
  expect((await read(shopper)).body).toEqual(merged.body);
});

test('a removal removes a line, unless another device raised it meanwhile', async () => {
  const shopper = await makeShopper(services);
  await merge(shopper, { cart: [line(1, 2), line(2, 2)] });
  await merge(shopper, { cart: [line(2, 5, 2)] });
  const { body } = await merge(shopper, { cart: [line(1, 0, 2), line(2, 0, 2)] });
  expect(body.data.cart).toEqual([{ product_id: 2, qty: 5, size: null, color: null }]);
});

test('if a request names a line twice, the larger quantity is kept', async () => {
  const shopper = await makeShopper(services);
  const { status, body } = await merge(shopper, { favourites: [line(1, 1), line(1, 4)] });
  expect(status).toBe(200);
  expect(body.data.favourites).toEqual([{ product_id: 1, qty: 4 }]);
});

test('devices that write at the same moment lose no line', async () => {
  const shopper = await makeShopper(services);
  const devices = Array.from({ length: 12 }, (_, device) =>
    merge(shopper, { cart: [line(device + 1, 1), line(100, device + 1)] }),
  );
  const answers = await Promise.all(devices);
  expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200));
  const { body } = await read(shopper);
  expect(body.data.cart).toHaveLength(13);
  expect(body.data.cart.find((each: { product_id: number }) => each.product_id === 100).qty).toBe(12);
});

test("another shopper's lists are neither returned nor changed", async () => {
  const [owner, stranger] = [await makeShopper(services), await makeShopper(services)];
  await merge(owner, { cart: [line(1, 2)] });
  expect((await merge(stranger, { cart: [line(1, 0, 2)] })).body.data).toEqual(empty);
  expect((await read(owner)).body.data.cart).toHaveLength(1);
});

test('LIST_FULL: nothing is stored if not everything fits', async () => {
  const shopper = await makeShopper(services);
  const full = Array.from({ length: 300 }, (_, index) => line(index + 1, 1));
  expect((await merge(shopper, { favourites: full })).status).toBe(200);
  const refused = await merge(shopper, { cart: [line(1, 1)], favourites: [line(301, 1)] });
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('LIST_FULL');
  expect((await read(shopper)).body.data).toMatchObject({ cart: [] });
  expect((await merge(shopper, { favourites: [line(301, 1), line(1, 0, 1)] })).status).toBe(200);
});

test('UNAUTHORIZED without a token', async () => {
  expect((await http.get('/api/saved-lists')).status).toBe(401);
  expect((await http.post('/api/saved-lists').send(empty)).status).toBe(401);
});

test.each([
  { cart: [line(1, 1000)] },
  { cart: [line(0, 1)] },
  { favourites: [{ product_id: 1, qty: 1 }] },
  { favourites: Array.from({ length: 301 }, (_, index) => line(index + 1, 1)) },
])('VALIDATION: %#', async (changes) => {
  const shopper = await makeShopper(services);
  const answer = await merge(shopper, changes);
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('VALIDATION');
});
