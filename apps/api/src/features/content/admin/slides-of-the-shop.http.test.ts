import { beforeEach, expect, test } from 'vitest';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const operator = await makeStaff(services, { role: 'operator' });
beforeEach(async () => {
  await services.db.banner.deleteMany();
  await services.db.daySlide.deleteMany();
});

const photo = `/uploads/images/product_more_image/${'0'.repeat(32)}.webp`;
await services.storage.put(`product_more_image/${'0'.repeat(32)}.webp`, Buffer.from('picture'));
const dates = { starts_at: null, ends_at: null, is_active: true };
const words = { headline: 'Warm up', headline_bn: 'শীতের উষ্ণতা', sub: 'Shawls', sub_bn: 'শাল' };
const usual = { photo, ...words, link: '/offer_product', ...dates };
const day = { photo, title: 'Eid Mubarak', title_bn: 'ঈদ মোবারক', ...dates };

const post = (path: string, body: object) => http.post(`/api/admin/${path}`).set(operator.headers).send(body);
const made = async (path: string, body: object): Promise<number> => (await post(path, body).expect(201)).body.data.id;
const listed = async () => (await http.get('/api/admin/slides').set(operator.headers).expect(200)).body.data;
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const shownBanners = async () => idsOf((await http.get('/api/banner-list').expect(200)).body.data);
const shownDays = async () => idsOf((await http.get('/api/days').expect(200)).body.data);
const secondHeadline = async () => (await http.get('/api/banner-list')).body.data[1]?.headline;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('a banner is added, changed, put first and switched off; the home page follows within a second', async () => {
  const first = await made('banners', usual);
  const second = await made('banners', { ...usual, headline: 'Second' });
  await expect.poll(shownBanners, { timeout: 1_000 }).toEqual([first, second]);
  await post('banners/order', { ids: [second, first] }).expect(200);
  await expect.poll(shownBanners, { timeout: 1_000 }).toEqual([second, first]);
  await post(`banners/${first}`, { ...usual, headline: 'Changed', version: 1 }).expect(200);
  await expect.poll(secondHeadline, { timeout: 1_000 }).toBe('Changed');
  await post(`banners/${second}`, { ...usual, is_active: false, version: 1 }).expect(200);
  await expect.poll(shownBanners, { timeout: 1_000 }).toEqual([first]);
  const { banners } = await listed();
  expect(banners).toMatchObject([
    { id: second, state: 'off', version: 2 },
    { id: first, state: 'now', headline: 'Changed' },
  ]);
  expect((await post('banners/order', { ids: [first] })).body.code).toBe('CHANGED_MEANWHILE');
});

test('the cached home page begins and ends to show a banner and a day at their dates, without any edit', async () => {
  const bounds = { starts_at: inMs(1_500), ends_at: inMs(3_500) };
  const banner = await made('banners', { ...usual, ...bounds });
  const picture = await made('days', { ...day, ...bounds });
  expect((await listed()).banners).toMatchObject([{ id: banner, state: 'planned' }]);
  await expect.poll(shownBanners, { timeout: 500 }).toEqual([]);
  expect(await shownDays()).toEqual([]);
  await expect.poll(shownBanners, { timeout: 3_000 }).toEqual([banner]);
  await expect.poll(shownDays, { timeout: 1_000 }).toEqual([picture]);
  await expect.poll(shownBanners, { timeout: 3_500 }).toEqual([]);
  await expect.poll(shownDays, { timeout: 1_000 }).toEqual([]);
  expect((await listed()).days).toMatchObject([{ id: picture, state: 'ended' }]);
});

test('the coupons on offer change at their dates as well', async () => {
  const code = `DATED-${process.pid}`;
  await services.db.coupon.create({ data: { code, value: 500, endsAt: new Date(inMs(1_800)) } });
  const isShown = async () =>
    (await http.get('/api/coupon-list')).body.data.some((coupon: { code: string }) => coupon.code === code);
  await expect.poll(isShown, { timeout: 1_000 }).toBe(true);
  await expect.poll(isShown, { timeout: 3_000 }).toBe(false);
});

test('a picture of the days is added, changed, put in order and written down', async () => {
  const ids = [await made('days', day), await made('days', { ...day, title: 'Nabanna' })];
  await expect.poll(shownDays, { timeout: 1_000 }).toEqual(ids);
  await post('days/order', { ids: ids.toReversed() }).expect(200);
  await expect.poll(shownDays, { timeout: 1_000 }).toEqual(ids.toReversed());
  await post(`days/${ids[0]}`, { ...day, title: 'Boishakh', version: 1 }).expect(200);
  const entries = await services.db.auditEntry.findMany({
    where: { subjectKind: 'day', subjectId: String(ids[0]) },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['adminDayCreate', day],
    ['adminDayChange', { title: 'Boishakh' }],
  ]);
});

test.each([
  ['banners', usual],
  ['days', day],
])('CHANGED_MEANWHILE, NOT_FOUND and LIST_FULL: %s', async (path, body) => {
  const id = await made(path, body);
  const edits = await Promise.all(
    [true, false].map((isActive) =>
      post(`${path}/${id}`, { ...body, ends_at: inMs(9e6), is_active: isActive, version: 1 }),
    ),
  );
  expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = edits.find(({ status }) => status === 409);
  const changed = { by: operator.fullName };
  expect(refused?.body).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { id, version: 2, changed } });
  expect((await post(`${path}/999999`, { ...body, version: 1 })).body.code).toBe('NOT_FOUND');
  const rows = Array.from({ length: 99 }, () => ({
    photo,
    ...words,
    headlineBn: '',
    link: '/',
    filename: photo,
    title: '',
  }));
  const slides = rows.map(({ photo: filename, title }) => ({ filename, title }));
  const banners = rows.map(({ headline, headlineBn, sub, link }) => ({ photo, headline, headlineBn, sub, link }));
  await (path === 'days'
    ? services.db.daySlide.createMany({ data: slides })
    : services.db.banner.createMany({ data: banners }));
  expect((await post(path, body)).body.code).toBe('LIST_FULL');
});

test('staff do not see them', async () => {
  const staff = await makeStaff(services);
  expect((await http.get('/api/admin/slides').set(staff.headers)).body.code).toBe('FORBIDDEN');
  expect((await http.post('/api/admin/banners').set(staff.headers).send(usual)).body.code).toBe('FORBIDDEN');
});

test.each([
  ['banners', { ...usual, photo: 'https://elsewhere.example/x.webp' }, 'photo'],
  ['banners', { ...usual, photo: photo.replace('0.webp', '1.webp') }, 'photo'],
  ['banners', { ...usual, headline: '' }, 'headline'],
  ['banners', { ...usual, link: 'https://elsewhere.example' }, 'link'],
  ['banners', { ...usual, link: '//elsewhere.example' }, 'link'],
  ['banners', { ...usual, link: '/nowhere' }, 'link'],
  ['banners', { ...usual, starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }, 'ends_at'],
  ['days', { ...day, photo: '/etc/passwd' }, 'photo'],
  ['days', { ...day, title_bn: 'x'.repeat(121) }, 'title_bn'],
])('VALIDATION: %s %o', async (path, body, field) => {
  const { status, body: answer } = await post(path, body);
  expect([status, answer.code, answer.errors[0].path]).toEqual([422, 'VALIDATION', field]);
});
