import { expect, test } from 'vitest';
import { makeCategory, makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'operator' });

const missed = (id: number) => http.get(`/api/admin/products/${id}/missed-searches`).set(headers);
const dayBack = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

test('a product is told what people searched in vain that sounds like it, in either alphabet, most often first', async () => {
  const { id: categoryId } = await makeCategory(services, 'Zobbakoti');
  const product = await makeProduct(services, {
    title: 'Quilted Zephyrgown',
    titleBn: 'জেফিরগাউন',
    keywords: ['Zefirgown'],
    categoryId,
  });
  await db.searchMiss.createMany({
    data: [
      { day: dayBack(0), text: 'zephirgaun', count: 400_000 },
      { day: dayBack(2), text: 'zephirgaun', count: 200_000 },
      { day: dayBack(1), text: 'zobba koti', count: 500_000 },
      { day: dayBack(1), text: 'জেফির', count: 300_000 },
      { day: dayBack(1), text: 'zefirgown', count: 900_000 },
      { day: dayBack(1), text: 'air fryer', count: 900_000 },
      { day: dayBack(9), text: 'zephyr gowns', count: 900_000 },
    ],
  });
  const { status, body } = await missed(product.id);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { text: 'zephirgaun', count: 600_000 },
    { text: 'zobba koti', count: 500_000 },
    { text: 'জেফির', count: 300_000 },
  ]);
  const other = await makeProduct(services, { title: 'Saree' });
  expect((await missed(other.id)).body.data).toEqual([]);
  await db.searchMiss.deleteMany({ where: { count: { gte: 200_000 } } });
});

test('what does not exist is told nothing', async () => {
  expect((await missed(2_000_000_000)).status).toBe(404);
});
