import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../../test/data/make-shopper.ts';
import { readMails } from '../../../../test/read-mails.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';

const { http, services } = await startTestApp({ LIMIT_MAILS_UNASKED: '2/24h' });
const zone = await makeZone(services);
const product = await makeProduct(services, { stock: 100 });

afterAll(() => assertInvariants(services));

const orderTo = (shopper: TestShopper, email: string) =>
  makeOrder(http, {
    shopper,
    zone,
    item: [{ product_id: product.id, qty: 1 }],
    email,
    order_notes: 'Buy at evil.example',
  });
const kindsTo = async (email: string) => (await readMails(services, email)).map(({ kind }) => kind);
const addressOf = () => `${crypto.randomUUID()}@elsewhere.test`;

async function tokenFor(email: string): Promise<string> {
  const mail = (await readMails(services, email)).find(({ kind }) => kind === 'confirm-address');
  return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a confirmation goes to the account; another address is asked first, in words that nobody chose', async () => {
  const shopper = await makeShopper(services, { name: 'Click www.evil.example' });
  const stranger = addressOf();
  await orderTo(shopper, stranger);
  expect(await kindsTo(shopper.email)).toEqual(['order-confirmation']);
  expect(await kindsTo(stranger)).toEqual(['confirm-address']);
  const [mail] = await readMails(services, stranger);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('an address is asked a few times a day, whoever types it, and the order goes through all the same', async () => {
  const stranger = addressOf();
  for (let turn = 0; turn < 4; turn += 1) await orderTo(await makeShopper(services), stranger);
  expect(await kindsTo(stranger)).toEqual(['confirm-address', 'confirm-address']);
});

test('once confirmed by its link, the address gets a copy of this order and of what follows', async () => {
  const shopper = await makeShopper(services);
  const email = addressOf();
  const { orderNumber } = await orderTo(shopper, email);
  const token = await tokenFor(email);
  const answer = await http.post('/api/order-copy-confirm').send({ token });
  expect([answer.status, answer.body]).toEqual([200, { success: true, data: { email } }]);
  expect((await http.post('/api/order-copy-confirm').send({ token })).status).toBe(200);
  expect(await kindsTo(email)).toEqual(['confirm-address', 'order-copy']);

  await changeOrderStatus(services, { orderNumber, status: 'confirmed', byUserId: null });
  await orderTo(shopper, email);
  expect(await kindsTo(email)).toEqual(['confirm-address', 'order-copy', 'order-confirmed', 'order-copy']);
  expect(await kindsTo(shopper.email)).toEqual(['order-confirmation', 'order-confirmed', 'order-confirmation']);
});

test('a link that outlives its account stores nothing', async () => {
  const shopper = await makeShopper(services);
  const email = addressOf();
  const { orderNumber } = await orderTo(shopper, email);
  const token = await tokenFor(email);
  await changeOrderStatus(services, { orderNumber, status: 'cancelled', byUserId: null });
  const authorization = `Bearer ${shopper.token}`;
  const { password } = shopper;
  await http.post('/api/account-delete').set({ authorization }).send({ password }).expect(200);
  await http.post('/api/order-copy-confirm').send({ token }).expect(200);
  expect(await services.db.confirmedAddress.count({ where: { userId: shopper.userId } })).toBe(0);
});

test('CODE_INVALID for a link that we did not send; another account’s orders are not copied', async () => {
  const [shopper, other] = [await makeShopper(services), await makeShopper(services)];
  const email = addressOf();
  await orderTo(shopper, email);
  const token = await tokenFor(email);
  const tampered = await http.post('/api/order-copy-confirm').send({ token: `x${token}` });
  expect([tampered.status, tampered.body.code]).toEqual([422, 'CODE_INVALID']);
  await http.post('/api/order-copy-confirm').send({ token });
  await orderTo(other, email);
  expect(await kindsTo(email)).toEqual(['confirm-address', 'order-copy', 'confirm-address']);
});
