import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const operator = await makeStaff(services, { role: 'operator', fullName: 'Rakibul Hasan' });

afterAll(() => assertInvariants(services));

const list = async (query: Record<string, string | number>) =>
  (
    await http
      .get(`/api/admin/reviews?${new URLSearchParams(query as Record<string, string>).toString()}`)
      .set(operator.headers)
      .expect(200)
  ).body;
const decide = (id: number, body: object) =>
  http.post(`/api/admin/reviews/${id}/decide`).set(operator.headers).send(body);

/** A review waiting for approval, written through the API. */
async function write(message = 'Soft and light.', star = 5) {
  const [author, product] = [await makeShopper(services), await makeProduct(services)];
  const send = (fields: object) =>
    http
      .post('/api/review-store')
      .set('authorization', `Bearer ${author.token}`)
      .send({ user_id: author.userId, product_id: product.id, star, message, ...fields });
  const { body } = await send({});
  return { id: Number(body.data.id), written_at: String(body.data.date), author, product, send };
}

async function rating(productId: number) {
  const { body } = await http.get(`/api/single-product-reviewList/${productId}`);
  return body.summary;
}

test('a review is approved, hidden with a reason and restored; the rating and the page follow within a second', async () => {
  const { id, written_at: writtenAt, product, author } = await write();
  const [waiting] = (await list({ view: 'look', product: product.id })).data;
  expect(waiting).toMatchObject({ id, status: 'pending', star: 5, author: author.name, order_number: null });

  const approved = await decide(id, { written_at: writtenAt, status: 'visible' }).expect(200);
  expect(approved.body.data).toMatchObject({ status: 'visible', decided_by: 'Rakibul Hasan', hidden_reason: null });
  await expect.poll(() => rating(product.id), { timeout: 1_000 }).toMatchObject({ count: 1, average: 5 });

  const reason = 'Names another shopper';
  const hidden = await decide(id, { written_at: writtenAt, status: 'hidden', reason }).expect(200);
  expect(hidden.body.data).toMatchObject({ status: 'hidden', hidden_reason: reason });
  await expect.poll(() => rating(product.id), { timeout: 1_000 }).toMatchObject({ count: 0 });
  expect((await list({ view: 'hidden', product: product.id })).data).toHaveLength(1);

  const restored = await decide(id, { written_at: writtenAt, status: 'visible' }).expect(200);
  expect(restored.body.data).toMatchObject({ status: 'visible', hidden_reason: null });
  await expect.poll(() => rating(product.id), { timeout: 1_000 }).toMatchObject({ count: 1 });
  const entries = await db.auditEntry.findMany({ where: { subjectKind: 'review', subjectId: String(id) } });
  expect(entries.map(({ after }) => after)).toContainEqual({ status: 'hidden', reason });
});

test('of the hidden ones, those that were hidden in the last seven days are found apart', async () => {
  const [lately, earlier] = [await write(), await write()];
  for (const { id, written_at: writtenAt } of [lately, earlier])
    await decide(id, { written_at: writtenAt, status: 'hidden', reason: 'Spam' }).expect(200);
  const decidedAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await db.review.update({ where: { id: earlier.id }, data: { decidedAt } });
  const [hidden, hiddenLately] = [await list({ view: 'hidden' }), await list({ view: 'hidden', lately: 'true' })];
  const idsOf = ({ data }: { data: { id: number }[] }) =>
    data.map(({ id }) => id).filter((id) => [lately.id, earlier.id].includes(id));
  expect(new Set(idsOf(hidden))).toEqual(new Set([lately.id, earlier.id]));
  expect(idsOf(hiddenLately)).toEqual([lately.id]);
});

test('CHANGED_MEANWHILE: words that were changed since are read again', async () => {
  const { id, written_at: writtenAt, product, send } = await write();
  await send({ message: 'Buy at my shop instead', star: 1 });
  const answer = await decide(id, { written_at: writtenAt, status: 'visible' });
  expect([answer.status, answer.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(answer.body.data).toMatchObject({ message: 'Buy at my shop instead', status: 'pending' });
  expect(await rating(product.id)).toMatchObject({ count: 0 });
});

test('ten who decide at once leave the rating right', async () => {
  const { id, written_at: writtenAt, product } = await write();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_each, number) =>
      decide(id, { written_at: writtenAt, status: number % 2 === 0 ? 'visible' : 'hidden', reason: 'Spam' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const { status } = await db.review.findUniqueOrThrow({ where: { id } });
  const { ratingCount } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
  expect(ratingCount).toBe(status === 'visible' ? 1 : 0);
});

test('views follow one another in pages without a gap', async () => {
  const product = await makeProduct(services);
  const authors = await Promise.all(Array.from({ length: 60 }, () => makeShopper(services)));
  await db.review.createMany({
    data: authors.map(({ userId }, number) => ({
      productId: product.id,
      userId,
      star: 1 + (number % 5),
      message: `Review ${number}`,
      status: 'pending' as const,
      updatedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(number / 3))),
    })),
  });
  const first = await list({ view: 'look', product: product.id });
  const second = await list({ view: 'look', product: product.id, cursor: first.next_cursor });
  const found: { id: number; written_at: string }[] = [...first.data, ...second.data];
  expect(new Set(found.map(({ id }) => id)).size).toBe(60);
  const times = found.map(({ written_at: at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(second.next_cursor).toBeNull();
  await db.review.deleteMany({ where: { productId: product.id } });
});

const found = async (q: string, more = {}) =>
  (await list({ view: 'all', q, ...more })).data.map(({ id }: { id: number }) => id);

test('reviews are found by their words, by titles and by the names of shoppers', async () => {
  const product = await makeProduct(services, { title: 'Zamdani Zigzag, Rose' });
  const author = await makeShopper(services, { name: 'Quazi Xanthia' });
  const other = await makeShopper(services);
  const [one, two] = await Promise.all(
    [
      { userId: author.userId, message: 'Paler than a wzrtq, 100%.', star: 5 },
      { userId: other.userId, message: 'As shown.', star: 4 },
    ].map((review) => db.review.create({ data: { ...review, productId: product.id } })),
  );
  expect(await found('WZRTQ')).toEqual([one?.id]);
  expect(await found('zamdani zig')).toEqual(expect.arrayContaining([one?.id, two?.id]));
  expect(await found('quazi x')).toEqual([one?.id]);
  expect(await found('0%')).toEqual([one?.id]);
  expect(await found('zamdani zig', { star: 4 })).toEqual([two?.id]);
  expect(await found('zamdani zig', { product: product.id, status: 'hidden' })).toEqual([]);
  expect(await found(author.email)).toEqual([]);
  expect(await found('wzrtq, 1000')).toEqual([]);
  await db.review.deleteMany({ where: { productId: product.id } });
});

test('reviews are narrowed to stars, a state, a shop and those with photos', async () => {
  const { id, product } = await write('Too thin.', 2);
  const { id: praised } = await db.review.create({
    data: { productId: product.id, userId: (await makeShopper(services)).userId, star: 5, message: 'Rich.' },
  });
  await db.reviewPhoto.create({ data: { file: `${praised}-narrowed.webp`, reviewId: praised } });
  const narrowed = async (filters: object) =>
    (await list({ view: 'all', shop: product.shopId, ...filters })).data.map((review: { id: number }) => review.id);
  expect(await narrowed({})).toEqual([praised, id]);
  expect(await narrowed({ star: 2 })).toEqual([id]);
  expect(await narrowed({ star: 2, status: 'visible' })).toEqual([]);
  expect(await narrowed({ status: 'pending' })).toEqual([id]);
  expect(await narrowed({ photos: true })).toEqual([praised]);
  expect(await narrowed({ photos: false })).toEqual([id]);
  expect(await narrowed({ photos: true, star: 1 })).toEqual([]);
  const ofStars = (await list({ view: 'all', product: product.id, star: 5, status: 'visible' })).data;
  expect(ofStars).toMatchObject([{ id: praised, photos: [expect.any(String)] }]);
  await db.reviewPhoto.deleteMany({ where: { reviewId: praised } });
  await db.review.delete({ where: { id: praised } });
});

test('what was searched for follows in pages without a gap', async () => {
  const product = await makeProduct(services, { title: 'Wzpaged Orna' });
  const authors = await Promise.all(Array.from({ length: 53 }, () => makeShopper(services)));
  await db.review.createMany({
    data: authors.map(({ userId }, number) => ({
      productId: product.id,
      userId,
      star: 3,
      message: 'Fine.',
      updatedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(number / 3))),
    })),
  });
  const first = await list({ view: 'all', q: 'wzpaged' });
  const second = await list({ view: 'all', q: 'wzpaged', cursor: first.next_cursor });
  const both: { id: number; written_at: string }[] = [...first.data, ...second.data];
  expect(new Set(both.map(({ id }) => id)).size).toBe(53);
  const times = both.map(({ written_at: at }) => at);
  expect([times, second.next_cursor]).toEqual([times.toSorted().toReversed(), null]);
  await db.review.deleteMany({ where: { productId: product.id } });
});

test('low stars are visible ones alone', async () => {
  const { id, written_at: writtenAt, product } = await write('Too thin.', 2);
  expect((await list({ view: 'low', product: product.id })).data).toEqual([]);
  const count = { count: 1, is_exact: true };
  const none = { count: 0, is_exact: true };
  const before = await list({ view: 'all', product: product.id });
  expect(before.counts).toEqual({ look: count, low: none, hidden: none, all: count });
  await decide(id, { written_at: writtenAt, status: 'visible' }).expect(200);
  expect((await list({ view: 'low', product: product.id })).data).toHaveLength(1);
  const after = await list({ view: 'all', product: product.id });
  expect(after.data).toHaveLength(1);
  expect(after.counts).toEqual({ look: none, low: count, hidden: none, all: count });
});

test('NOT_FOUND and VALIDATION', async () => {
  const { id, written_at: writtenAt } = await write();
  expect((await decide(2_147_483_647, { written_at: writtenAt, status: 'visible' })).body.code).toBe('NOT_FOUND');
  expect((await decide(id, { written_at: writtenAt, status: 'hidden' })).body.errors[0].path).toBe('reason');
  expect((await decide(id, { written_at: 'now', status: 'visible' })).status).toBe(422);
  const wrong = await http.get('/api/admin/reviews?cursor=nonsense').set(operator.headers);
  expect([wrong.status, wrong.body.code]).toEqual([422, 'VALIDATION']);
  const searched = await http.get('/api/admin/reviews?q=thin&cursor=nonsense').set(operator.headers);
  expect([searched.status, searched.body.errors[0].path]).toEqual([422, 'cursor']);
  const stars = await http.get('/api/admin/reviews?star=6').set(operator.headers);
  expect([stars.status, stars.body.errors[0].path]).toEqual([422, 'star']);
});
