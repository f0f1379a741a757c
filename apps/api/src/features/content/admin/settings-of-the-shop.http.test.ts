import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import { beforeEach, expect, test } from 'vitest';
import { makeApplication } from '../../../../test/data/make-application.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const owner = await makeStaff(services, { role: 'owner' });
beforeEach(() => services.db.shopSettings.deleteMany());

const usual = { ...usualSettings, ...usualAboutWords, ...usualCallWords, ...usualReminders, mail_sender: '' };
const change = (fields: object) =>
  http
    .post('/api/admin/settings')
    .set(owner.headers)
    .send({ ...usual, ...fields });
const edited = async () => (await http.get('/api/admin/settings').set(owner.headers).expect(200)).body.data;
const about = async () => (await http.get('/api/about-us').expect(200)).body.words;
const shown = async () => (await http.get('/api/shop-settings').expect(200)).body.data;

test('a shop begins with the usual words; a change is shown within a second and in mails at once', async () => {
  await expect.poll(shown, { timeout: 1_000 }).toEqual(usualSettings);
  expect(await edited()).toEqual({ ...usual, version: 0 });
  const phone = '+880 1711-222333';
  const first = await change({ version: 0, phone, chat_url: '' }).expect(200);
  expect(first.body.data).toEqual({ ...usual, phone, chat_url: '', version: 1 });
  await expect.poll(shown, { timeout: 1_000 }).toEqual({ ...usualSettings, phone, chat_url: '' });
  const { reference } = await makeApplication(services);
  const application = await http.get(`/api/admin/applications/${reference}`).set(owner.headers).expect(200);
  expect(application.body.data.mails.approved.text).toContain('01711-222333');

  const second = await change({ version: 1, phone, chat_url: '', address_bn: 'মিরপুর, ঢাকা' }).expect(200);
  expect(second.body.data.version).toBe(2);
  const entries = await services.db.auditEntry.findMany({
    where: { subjectKind: 'settings' },
    orderBy: { id: 'desc' },
    take: 2,
  });
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ address_bn: usualSettings.address_bn }, { address_bn: 'মিরপুর, ঢাকা' }],
    [
      { phone: usualSettings.phone, chat_url: usualSettings.chat_url },
      { phone, chat_url: '' },
    ],
  ]);
});

test('CHANGED_MEANWHILE: of two who change at once, one does, also the first time', async () => {
  const changed = { by: owner.fullName };
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      ['100000', '200000'].map((figures) => change({ version, phone: `${version}${figures}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { version: version + 1, changed } });
  }
});

test('staff read the words of a call, which an owner sets; shoppers do not', async () => {
  const staff = await makeStaff(services, { role: 'staff' });
  const read = async () => (await http.get('/api/admin/call-words').set(staff.headers).expect(200)).body.data;
  expect(await read()).toEqual(usualCallWords);
  const words = { call_words: 'Hello {name}, {number}: {total}.', call_words_bn: 'আপনার মোট {টাকা}।' };
  await change({ version: 0, ...words }).expect(200);
  expect(await read()).toEqual(words);
  expect(Object.keys(await shown())).not.toContain('call_words');
  expect((await http.get('/api/admin/call-words')).body.code).toBe('UNAUTHORIZED');
});

test('staff read what the console reminds them of, which an owner sets', async () => {
  const staff = await makeStaff(services, { role: 'staff' });
  const read = async () => (await http.get('/api/admin/reminders').set(staff.headers).expect(200)).body.data;
  expect(await read()).toEqual(usualReminders);
  const reminders = {
    calls_before_giving_up: 2,
    courier_at: '14:00',
    courier_day_off: 'friday',
    low_stock_at: 12,
    low_stock_days: 3,
    cash_late_after_days: 7,
  };
  await change({ version: 0, ...reminders }).expect(200);
  expect(await read()).toEqual(reminders);
  const entry = await services.db.auditEntry.findFirst({
    where: { subjectKind: 'settings' },
    orderBy: { id: 'desc' },
  });
  expect([entry?.before, entry?.after]).toEqual([usualReminders, reminders]);
  expect((await http.get('/api/admin/reminders')).body.code).toBe('UNAUTHORIZED');
});

test("an owner writes 'About us' and the line at the top; both are shown within a second", async () => {
  await expect.poll(about, { timeout: 1_000 }).toEqual(usualAboutWords);
  const words = { about_intro: 'We sell since 1971.', about_promise_bn: 'সময়মতো।\nসাধ্যমতো।' };
  const strip = { welcome: 'Eid is near', welcome_note_bn: '' };
  await change({ version: 0, ...words, ...strip }).expect(200);
  await expect.poll(about, { timeout: 1_000 }).toEqual({ ...usualAboutWords, ...words });
  await expect.poll(shown, { timeout: 1_000 }).toEqual({ ...usualSettings, ...strip });
  expect(Object.keys(await shown())).not.toContain('about_intro');
});

test('operators neither read nor change them', async () => {
  const operator = await makeStaff(services, { role: 'operator' });
  for (const call of [http.get('/api/admin/settings'), http.post('/api/admin/settings').send(usual)])
    expect((await call.set(operator.headers)).body.code).toBe('FORBIDDEN');
});

test.each([
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '+() -' }, 'phone'],
  [{ email: 'nobody' }, 'email'],
  [{ address: ' ' }, 'address'],
  [{ facebook_url: 'haat.example' }, 'facebook_url'],
  [{ chat_url: 'javascript:alert(1)' }, 'chat_url'],
  [{ youtube_url: 'http://haat.example' }, 'youtube_url'],
  [{ call_words: 'You ordered {when}.' }, 'call_words'],
  [{ call_words_bn: ' ' }, 'call_words_bn'],
  [{ calls_before_giving_up: 0 }, 'calls_before_giving_up'],
  [{ courier_at: '2pm' }, 'courier_at'],
  [{ low_stock_at: 0 }, 'low_stock_at'],
  [{ low_stock_at: 51 }, 'low_stock_at'],
  [{ low_stock_days: 0 }, 'low_stock_days'],
  [{ low_stock_days: 15 }, 'low_stock_days'],
  [{ cash_late_after_days: 3 }, 'cash_late_after_days'],
  [{ courier_day_off: 'someday' }, 'courier_day_off'],
  [{ mail_sender: 'Haat\nBcc: evil@x.yz' }, 'mail_sender'],
  [{ welcome: ' ' }, 'welcome'],
  [{ welcome_note: 'a\nb' }, 'welcome_note'],
  [{ about_store_bn: '' }, 'about_store_bn'],
  [{ about_sell: 'x'.repeat(2001) }, 'about_sell'],
  [{ governing_law_bn: 'x'.repeat(121) }, 'governing_law_bn'],
])('VALIDATION: %o', async (fields, path) => {
  const { status, body } = await change({ version: 0, ...fields });
  expect([status, body.code, body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
});
