import { expect, test } from 'vitest';
import { makeProduct } from '../../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';

const one = await startTestApp();
const other = await startTestApp({ DATABASE_URL: one.services.config.DATABASE_URL });
const { http, services } = one;
const { headers, fullName } = await makeStaff(services, { role: 'operator' });

const post = (path: string, body: object) => http.post(`/api/admin/synonyms${path}`).set(headers).send(body);
const list = async (query = '') => (await http.get(`/api/admin/synonyms${query}`).set(headers).expect(200)).body;
const titles = async (shop: TestApp, q: string) =>
  (await shop.http.get(`/api/product-list?q=${encodeURIComponent(q)}`)).body.data.map(
    ({ title }: { title: string }) => title,
  );

/** What a search finds in both processes, at the latest after a second. */
const found = (names: string[]) =>
  Promise.all(
    [one, other].map((shop) =>
      expect.poll(() => titles(shop, 'jubba'), { timeout: 1_000, interval: 50 }).toEqual(names),
    ),
  );

async function make(words: string[], narrower: string[] = []) {
  return (await post('', { words, narrower }).expect(201)).body.data;
}

test('a group that is added, changed and removed changes the search in every process within a second', async () => {
  await makeProduct(services, { title: 'Zubbatron' });
  await makeProduct(services, { title: 'Quillix' });
  for (const shop of [one, other]) expect(await titles(shop, 'jubba')).toEqual([]);
  const { id, version } = await make(['zubbatron', 'jubba', 'জুব্বা']);
  await found(['Zubbatron']);
  const changed = await post(`/${id}`, { words: ['quillix', 'jubba'], narrower: [], version }).expect(200);
  expect(changed.body.data).toEqual({ id, words: ['quillix', 'jubba'], narrower: [], version: 2 });
  await found(['Quillix']);
  await post(`/${id}/remove`, { version: 2 }).expect(200);
  await found([]);
  const entries = await services.db.auditEntry.findMany({ where: { subjectKind: 'synonym', subjectId: String(id) } });
  expect(entries.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'adminSynonymChange',
    'adminSynonymCreate',
    'adminSynonymRemove',
  ]);
});

test('a group is found by a part of any word, the first groups of the shop too, in pages', async () => {
  const { id } = await make(['Gorgonzola', 'গরগঞ্জোলা'.normalize('NFC')], ['blue cheese']);
  for (const q of ['gonz', 'গরগ', 'BLUE'])
    expect((await list(`?q=${encodeURIComponent(q)}`)).data.map((group: { id: number }) => group.id)).toContain(id);
  expect((await list('?q=100%25%25')).data).toEqual([]);
  expect((await list('?q=jamdani')).data.length).toBeGreaterThan(0);
  const first = await list();
  const second = await list(`?cursor=${first.next_cursor}`);
  const ids: number[] = [...first.data, ...second.data].map((group: { id: number }) => group.id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect([first.data.length, first.data[0].id, first.total]).toEqual([50, id, await services.db.searchSynonym.count()]);
});

test('a word stands in a group once, and needs a second one', async () => {
  const { words, narrower } = await make([' Pithas ', 'pitha', 'pitha'], ['pitha', 'patishapta']);
  expect([words, narrower]).toEqual([['Pithas', 'pitha'], ['patishapta']]);
  const wrong = [
    { words: [] },
    { words: ['alone'] },
    { words: ['a|b', 'c'] },
    { words: ['x'.repeat(61), 'y'] },
    { words: Array.from({ length: 40 }, (_, n) => `w${n}`), narrower: Array.from({ length: 40 }, (_, n) => `n${n}`) },
  ];
  for (const body of wrong) expect([body, (await post('', body)).status]).toEqual([body, 422]);
});

test('NOT_FOUND and CHANGED_MEANWHILE, with the group as it is', async () => {
  const { id } = await make(['lungi', 'loongi']);
  const mine = { words: ['lungi', 'lunghi'], narrower: [] };
  await post(`/${id}`, { ...mine, version: 1 }).expect(200);
  for (const path of [`/${id}`, `/${id}/remove`]) {
    const late = await post(path, { ...mine, version: 1 });
    const changed = { by: fullName, at: expect.any(String) };
    expect([late.status, late.body.code, late.body.data]).toEqual([
      409,
      'CHANGED_MEANWHILE',
      { id, ...mine, version: 2, changed },
    ]);
    const gone = await post(path.replace(String(id), '2000000000'), { ...mine, version: 1 });
    expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('LIST_FULL', async () => {
  const { db } = services;
  const missing = 5_000 - (await db.searchSynonym.count());
  await db.searchSynonym.createMany({
    data: Array.from({ length: missing }, (_, n) => ({ words: [`full${n}`, 'x'] })),
  });
  const answer = await post('', { words: ['one', 'more'] });
  expect([answer.status, answer.body.code]).toEqual([409, 'LIST_FULL']);
  await db.searchSynonym.deleteMany({ where: { words: { has: 'x' } } });
});
