import { expect, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { workOnImports } from './steps/work-on-imports.ts';

const { http, services } = await startTestApp();
const { headers } = await makeStaff(services, { role: 'operator' });

test('ten thousand lines are read, checked and saved', async () => {
  const products = [];
  for (let made = 0; made < 20; made += 1) products.push(await makeProduct(services, { price: 50_000 }));
  const unknown = Array.from({ length: 10_000 - products.length }, (_each, place) => `not-sold-${place},700`);
  const file = `slug,price\n${[...products.map(({ slug }) => `${slug},750`), ...unknown].join('\n')}\n`;
  const uploaded = await http
    .post('/api/admin/imports')
    .set(headers)
    .field('name', 'prices.csv')
    .attach('file', Buffer.from(file), 'prices.csv');
  const path = `/api/admin/imports/${uploaded.body.data.id}`;
  const read = async (query = '') => (await http.get(`${path}${query}`).set(headers).expect(200)).body.data;
  const step = async (name: string, body: object) => {
    await http.post(`${path}/${name}`).set(headers).send(body).expect(200);
    await workOnImports(services);
  };
  await step('check', { columns: ['slug', 'price'] });
  const run = await read();
  expect(run).toMatchObject({ line_count: 10_000, done: 10_000, counts: { changed: 20, wrong: 9_980 } });
  const last = await read('/lines?kind=wrong&after=9990');
  expect(last.map(({ line }: { line: number }) => line)).toEqual([
    9_991, 9_992, 9_993, 9_994, 9_995, 9_996, 9_997, 9_998, 9_999, 10_000, 10_001,
  ]);
  await step('apply', { checked_at: run.checked_at });
  expect((await read()).applied).toMatchObject({ new: 0, changed: 20, left: 0 });
  const prices = await services.db.product.findMany({ where: { id: { in: products.map(({ id }) => id) } } });
  expect(new Set(prices.map(({ price }) => price))).toEqual(new Set([75_000]));
});
