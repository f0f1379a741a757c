import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();

const zone = await makeZone(services);

async function placed(): Promise<string> {
  const [shopper, product] = await Promise.all([makeShopper(services), makeProduct(services)]);
  return (await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] })).orderNumber;
}

const say = (orderNumber: string, headers: Record<string, string>, isCalling = false) =>
  http.post(`/api/admin/orders/${orderNumber}/presence`).set(headers).send({ is_calling: isCalling });
const namesSeen = async (orderNumber: string, headers: Record<string, string>) =>
  (await say(orderNumber, headers)).body.data.map(({ name }: { name: string }) => name);

test('colleagues see who has the same order on the screen, and who is calling', async () => {
  const [orderNumber, another] = [await placed(), await placed()];
  const rakib = await makeStaff(services, { fullName: 'Rakibul Hasan' });
  const shafiq = await makeStaff(services, { fullName: 'Shafiqul Islam' });

  expect((await say(orderNumber, rakib.headers)).body.data).toEqual([]);
  const seen = await say(orderNumber, shafiq.headers, true);
  expect(seen.body.data).toEqual([{ name: 'Rakibul Hasan', is_calling: false, since: expect.any(String) }]);
  const [calling] = (await say(orderNumber, rakib.headers)).body.data;
  expect(calling).toMatchObject({ name: 'Shafiqul Islam', is_calling: true });

  // Whoever says it again is here since the first time.
  await say(orderNumber, shafiq.headers, true);
  expect((await say(orderNumber, rakib.headers)).body.data).toEqual([calling]);

  await say(another, shafiq.headers);
  expect(await namesSeen(orderNumber, rakib.headers)).toEqual([]);
});

test('oneself is no colleague, and who left is forgotten within a minute', async () => {
  const orderNumber = await placed();
  const [one, other] = [await makeStaff(services), await makeStaff(services)];
  await say(orderNumber, await openStaffSession(services, one.staffId));
  expect(await namesSeen(orderNumber, one.headers)).toEqual([]);
  expect(await namesSeen(orderNumber, other.headers)).toEqual([one.fullName]);
  await services.db.staffPresence.updateMany({
    where: { session: { staffId: one.staffId } },
    data: { seenAt: new Date(Date.now() - 60_000) },
  });
  expect(await namesSeen(orderNumber, other.headers)).toEqual([]);
});

test('an order that does not exist', async () => {
  const { headers } = await makeStaff(services);
  const { status, body } = await say('HT-2222-2222', headers);
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});
