import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { storeOrders } from '../../../../test/data/store-orders.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const operator = await makeStaff(services, { role: 'operator', fullName: 'Mahbuba Tasnim' });
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const noon = new Date('2026-03-04T06:00:00Z');

interface Written {
  message?: string;
  writtenAt?: Date;
  author?: { userId: string };
}

/** Stores a review of a new product. */
async function write({ message = 'Soft.', writtenAt = noon, author }: Written = {}) {
  const { userId } = author ?? (await makeShopper(services));
  const { id: productId } = await makeProduct(services);
  const { id } = await db.review.create({
    data: { productId, userId, star: 3, message, createdAt: writtenAt, updatedAt: writtenAt },
  });
  return { id, productId, userId };
}

async function factsOf({ productId }: { productId: number }) {
  const { body } = await http.get(`/api/admin/reviews?view=all&product=${productId}`).set(operator.headers).expect(200);
  return body.data[0].facts;
}

const beforeNoon = (userId: string, ms: number) =>
  db.user.update({ where: { id: userId }, data: { createdAt: new Date(noon.getTime() - ms) } });

test('the age of the account counts from its registration to the first words', async () => {
  const review = await write();
  await beforeNoon(review.userId, 4.5 * minuteMs);
  expect(await factsOf(review)).toEqual({
    returned_order: null,
    has_same_words: false,
    is_named_like_staff: false,
    account_age_minutes: 4,
    written_that_day: 1,
  });
});

test('an order that came back is named unless another one was delivered', async () => {
  const review = await write();
  const [came = '', stayed = ''] = await storeOrders(services, { userId: review.userId, lineCounts: [1, 1] });
  const become = async (orderNumber: string, status: 'returned' | 'delivered') => {
    const order = await db.order.update({ where: { orderNumber }, data: { status } });
    await db.orderLine.updateMany({ where: { orderId: order.id }, data: { productId: review.productId } });
  };
  await become(came, 'returned');
  expect(await factsOf(review)).toMatchObject({ returned_order: came });
  await become(stayed, 'delivered');
  expect(await factsOf(review)).toMatchObject({ returned_order: null });
});

test('the same words in another review of the week are found, in any case, short ones are not', async () => {
  const message = `Wore it at a wedding, ${process.pid} asked.`;
  const review = await write({ message });
  await write({ message: message.toUpperCase(), writtenAt: new Date(noon.getTime() - 8 * dayMs) });
  expect(await factsOf(review)).toMatchObject({ has_same_words: false });
  await write({ message: message.toUpperCase(), writtenAt: new Date(noon.getTime() + 6 * dayMs) });
  expect(await factsOf(review)).toMatchObject({ has_same_words: true });

  const short = await write({ message: `Nice, ${process.pid}` });
  await write({ message: `Nice, ${process.pid}` });
  expect(await factsOf(short)).toMatchObject({ has_same_words: false });
});

test('the name of somebody who works here, but not of somebody who has left', async () => {
  const author = await makeShopper(services, { name: 'mahbuba tasnim' });
  expect(await factsOf(await write({ author }))).toMatchObject({ is_named_like_staff: true });
  const left = await makeStaff(services, { fullName: 'Shireen Akhtar Left' });
  await db.staffMember.update({ where: { id: left.staffId }, data: { endedAt: new Date() } });
  const namesake = await makeShopper(services, { name: left.fullName });
  expect(await factsOf(await write({ author: namesake }))).toMatchObject({ is_named_like_staff: false });
});

test("the reviews of a day are those of the author's day in Dhaka", async () => {
  const author = await makeShopper(services);
  const times = ['2026-03-03T17:59:00Z', '2026-03-03T18:01:00Z', '2026-03-04T17:59:00Z', '2026-03-04T18:01:00Z'];
  for (const time of times) await write({ author, writtenAt: new Date(time) });
  expect(await factsOf(await write({ author }))).toMatchObject({ written_that_day: 3 });
});

test('of a deleted account only the words are known', async () => {
  const review = await write();
  await db.review.update({ where: { id: review.id }, data: { userId: null } });
  expect(await factsOf(review)).toMatchObject({ account_age_minutes: null, written_that_day: 0 });
});
