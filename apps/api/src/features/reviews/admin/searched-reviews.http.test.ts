import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { countSold } from '../../catalogue/public.ts';
import { reviewsOfList } from './review-filter.ts';
import { findNamesakes, searchBeginning, searchOn } from './search-reviews.ts';

const { http, services } = await startTestApp();
const { db } = services;
const operator = await makeStaff(services, { role: 'operator' });

const list = async (query: Record<string, string>) =>
  (await http.get('/api/admin/reviews').query(query).set(operator.headers).expect(200)).body;

const ordinary = await makeProduct(services, { title: 'Ordinary towel' });
/** More hidden reviews than are searched at once, all newer than those of the tests. */
await db.$executeRaw`
  INSERT INTO reviews (product_id, star, message, status, hidden_reason, updated_at)
  SELECT ${ordinary.id}, 3, 'Nothing special.', 'hidden', 'rude', now() - n * interval '1 second' FROM generate_series(1, 8100) AS n`;

async function makeOld({ title, message = 'Old.', fullName = 'Somebody' }: Record<string, string>, days = 30) {
  const product = await makeProduct(services, title ? { title } : {});
  const { userId } = await makeShopper(services);
  await db.user.update({ where: { id: userId }, data: { fullName } });
  const at = new Date(Date.now() - days * 86_400_000);
  const review = { productId: product.id, userId, star: 3, message, status: 'hidden', hiddenReason: 'rude' } as const;
  return (await db.review.create({ data: { ...review, updatedAt: at } })).id;
}

test('what only old reviews match is found behind thousands of newer ones: a title, a word, a name', async () => {
  const ids = [
    await makeOld({ title: 'Zamindari lamp' }, 31),
    await makeOld({ message: 'It smells of ZAMINDARI roses' }, 32),
    await makeOld({ fullName: 'Begum Zamindari' }, 33),
  ];
  const query = { view: 'hidden', q: 'zamindari' };
  expect((await list(query)).data.map(({ id }: { id: number }) => id)).toEqual(ids);

  const asked = { ...query, view: 'hidden' } as const;
  const namesakes = findNamesakes(db, query.q);
  expect(await namesakes).toHaveLength(1);
  const search = { condition: reviewsOfList(asked), query: asked, limit: 51, namesakes };
  const beginning = await searchBeginning(db, search);
  expect(beginning).toEqual({ ids: [], next: expect.any(String) });
  expect(await searchOn(db, search, beginning)).toEqual(ids);
});

test('pages of a text that many newer reviews have follow one another', async () => {
  const seen = new Set<number>();
  let cursor = '';
  for (let page = 0; page < 3; page += 1) {
    const { data, next_cursor: next } = await list({ view: 'hidden', q: 'towel', ...(cursor && { cursor }) });
    expect(data).toHaveLength(50);
    for (const { id } of data) seen.add(id);
    cursor = next;
  }
  expect(seen.size).toBe(150);
});

const write = (count: number, star: number) => db.$executeRaw`
  INSERT INTO reviews (product_id, star, message)
  SELECT ${ordinary.id}, ${star}, 'Nothing special.' FROM generate_series(1, ${count}::int)`;
const average = async (query: Record<string, string>) => (await list(query)).average;

test('the average is that of the visible reviews, whatever list is asked for; of very many, as they were counted', async () => {
  expect(await average({ view: 'hidden' })).toBeNull();
  await write(3, 5);
  await write(1, 2);
  expect(await average({ view: 'hidden' })).toBe(4.3);
  expect(await average({ view: 'all', q: 'zamindari' })).toBe(4.3);

  await write(10_000, 5);
  await makeProduct(services, { ratingCount: 30, ratingSum: 90 });
  await makeProduct(services, { ratingCount: 10, ratingSum: 10 });
  await countSold(services);
  expect(await average({ view: 'hidden' })).toBe(2.5);
});
