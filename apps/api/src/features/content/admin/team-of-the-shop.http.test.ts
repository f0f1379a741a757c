import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers, fullName } = await makeStaff(services, { role: 'operator' });

const post = (path: string, body: object) => http.post(`/api/admin/team${path}`).set(headers).send(body);
const shownNames = async () =>
  (await http.get('/api/about-us').expect(200)).body.data.map(({ title }: { title: string }) => title);

const follows = (names: string[]) => expect.poll(shownNames, { timeout: 1_000, interval: 50 }).toEqual(names);

async function picture(): Promise<string> {
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await services.storage.put(`product_more_image/${file}`, new Uint8Array([1]));
  return `/uploads/images/product_more_image/${file}`;
}

async function fields(title: string) {
  return {
    photo: await picture(),
    title,
    title_bn: 'নুসরাত',
    designation: 'Founder',
    designation_bn: 'প্রতিষ্ঠাতা',
    email: 'nusrat@haat.example',
    address: 'Mirpur, Dhaka',
    address_bn: 'মিরপুর, ঢাকা',
    short_description: 'Packs the first parcel.',
    short_description_bn: 'প্রথম পার্সেলটি প্যাক করেন।',
  };
}

const add = async (title: string) => (await post('', await fields(title)).expect(201)).body.data;

test("somebody is added, changed, moved and taken off, and 'About us' follows within a second", async () => {
  const one = await add('Nusrat');
  const other = await add('Rakibul');
  await follows(['Nusrat', 'Rakibul']);
  const changed = await post(`/${one.id}`, { ...(await fields('Nusrat Jahan')), version: one.version }).expect(200);
  expect(changed.body.data).toMatchObject({ title: 'Nusrat Jahan', version: 2 });
  expect((await http.get('/api/about-us')).body.data[0]).toMatchObject({ address_bn: 'মিরপুর, ঢাকা' });
  await follows(['Nusrat Jahan', 'Rakibul']);
  await post('/order', { ids: [other.id, one.id] }).expect(200);
  await follows(['Rakibul', 'Nusrat Jahan']);
  expect((await http.get('/api/admin/team').set(headers)).body.data.map(({ id }: { id: number }) => id)).toEqual([
    other.id,
    one.id,
  ]);
  await post(`/${one.id}/remove`, { version: 2 }).expect(200);
  await follows(['Rakibul']);
  const entries = await db.auditEntry.findMany({ where: { subjectKind: 'team' } });
  expect(new Set(entries.map(({ action }) => action)).size).toBe(4);
  const written = JSON.stringify(entries.map(({ after }) => after));
  for (const own of ['nusrat@haat.example', 'Mirpur', 'মিরপুর']) expect(written).not.toContain(own);
});

test('NOT_FOUND and CHANGED_MEANWHILE, with the person as they are; a picture must have been uploaded', async () => {
  const { id } = await add('Sumaiya');
  const mine = await fields('Sumaiya Akter');
  await post(`/${id}`, { ...mine, version: 1 }).expect(200);
  for (const path of [`/${id}`, `/${id}/remove`]) {
    const late = await post(path, { ...mine, version: 1 });
    const { code, data } = late.body;
    expect([late.status, code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(data).toMatchObject({ title: 'Sumaiya Akter', changed: { by: fullName } });
    const gone = await post(path.replace(String(id), '2000000000'), { ...mine, version: 1 });
    expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
  }
  const stale = await post('/order', { ids: [id] });
  expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  const strange = await post('', { ...mine, photo: '/uploads/images/product_more_image/none.webp' });
  expect([strange.status, strange.body.errors[0].path]).toEqual([422, 'photo']);
});

test('LIST_FULL', async () => {
  const words = { designation: 'Packs', email: 'us@haat.example', address: 'Dhaka', shortDescription: 'Here.' };
  const missing = 60 - (await db.teamMember.count());
  await db.teamMember.createMany({
    data: Array.from({ length: missing }, () => ({ photo: '', title: 'Us', ...words })),
  });
  const answer = await post('', await fields('One too many'));
  expect([answer.status, answer.body.code]).toEqual([409, 'LIST_FULL']);
});
