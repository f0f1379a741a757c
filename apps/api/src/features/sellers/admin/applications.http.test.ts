import { maxShops } from '@haat/contracts';
import { expect, test } from 'vitest';
import { makeApplication } from '../../../../test/data/make-application.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const operator = await makeStaff(services, { role: 'operator', fullName: 'Rakibul Hasan' });
const colleague = await makeStaff(services, { role: 'operator' });
const shop = { name: 'Mritkonna', name_bn: 'মৃৎকন্যা', district: 'Bogura', district_bn: 'বগুড়া' };

const read = (path: string, staff = operator) => http.get(`/api/admin/applications${path}`).set(staff.headers);
const act = (reference: string, what: string, body?: object, staff = operator) =>
  http.post(`/api/admin/applications/${reference}/${what}`).set(staff.headers).send(body);

test('an approval makes the shop and mails the applicant in the language of the form', async () => {
  const { reference, email } = await makeApplication(services, { locale: 'bn' });
  const before = await read(`/${reference}`).expect(200);
  expect(before.body.data).toMatchObject({ state: 'waiting', shop: null, decided_by: null, others: [], namesakes: [] });
  expect(before.body.data.mails.approved.text).toContain('{shop}');
  expect(before.body.data.mails.declined.text).toContain('{reason}');

  const { body } = await act(reference, 'approve', shop).expect(200);
  expect(body.data).toMatchObject({ state: 'approved', decided_by: 'Rakibul Hasan', shop: { name: 'Mritkonna' } });
  const page = await http.get(`/api/single-shop/${body.data.shop.id}`).expect(200);
  expect(page.body.data).toMatchObject({ name: 'Mritkonna', name_bn: 'মৃৎকন্যা', district: 'Bogura' });
  const [mail] = await db.mail.findMany({ where: { recipient: email } });
  expect(mail).toMatchObject({ kind: 'seller-approved', locale: 'bn' });
  expect(mail?.text).toContain('মৃৎকন্যা');
  expect(mail?.text).toContain(`/bn/shop/all_product/${body.data.shop.id}`);
  const entries = await db.auditEntry.findMany({
    where: { subjectId: { in: [reference, String(body.data.shop.id)] } },
  });
  expect(entries.map(({ subjectKind }) => subjectKind).toSorted()).toEqual(['application', 'shop']);
});

test('an approval is mailed in the words of the operator, in whatever letters', async () => {
  const { reference, email } = await makeApplication(services, { locale: 'en' });
  const { words } = (await read(`/${reference}`)).body.data.mails.approved;
  expect((await read(`/${reference}`)).body.data.mails.approved.text).toContain(words);
  const written = 'Dear <b>Papia</b>,\n\nwe rang you & your shop is open.\nWelcome!';
  await act(reference, 'approve', { ...shop, words: written }).expect(200);
  const [mail] = await db.mail.findMany({ where: { recipient: email } });
  expect(mail?.text).toContain(written);
  expect(mail?.text).not.toContain(words.split('\n')[0].replace('{shop}', shop.name));
  expect(mail?.html).toContain('Dear &lt;b&gt;Papia&lt;/b&gt;,</p>');
  expect(mail?.html).toContain('we rang you &amp; your shop is open.</p>');
  expect(mail?.text).toMatch(/See your shop: \S+\/shop\/all_product\/\d+/);
});

test('a refusal tells the applicant why; it can be taken back, and then decided anew', async () => {
  const { reference, email } = await makeApplication(services);
  const reason = 'We could not reach you by phone.';
  const declined = await act(reference, 'decline', { reason }).expect(200);
  expect(declined.body.data).toMatchObject({ state: 'declined', reason });
  const [mail] = await db.mail.findMany({ where: { recipient: email } });
  expect(mail).toMatchObject({ kind: 'seller-declined', locale: 'en' });
  expect(mail?.text).toContain(reason);

  const reopened = await act(reference, 'reopen').expect(200);
  expect(reopened.body.data).toMatchObject({ state: 'waiting', reason: null });
  expect(await db.mail.count({ where: { recipient: email } })).toBe(1);
  await act(reference, 'approve', shop).expect(200);
});

const counts = async () => (await read('?state=asked')).body.counts;
const waiting = async () => (await http.get('/api/admin/today').set(operator.headers)).body.data.applications.count;
const referencesOf = async (state: string) =>
  (await read(`?state=${state}`)).body.data.map((row: { reference: string }) => row.reference);

test('a question is mailed in the language of the form; the application is listed as asked, and can be decided', async () => {
  const { reference, email } = await makeApplication(services, { locale: 'bn' });
  const before = await counts();
  const waited = await waiting();
  const question = 'আপনি কী বিক্রি করেন?';
  const asked = (await act(reference, 'ask', { question, asked_at: null }).expect(200)).body.data;
  expect(asked).toMatchObject({ state: 'asked', question, asked_at: expect.any(String), decided_by: null });
  expect(asked.mails.asked.text).toContain('{question}');
  const [mail] = await db.mail.findMany({ where: { recipient: email } });
  expect(mail).toMatchObject({ kind: 'seller-asked', locale: 'bn' });
  expect(mail?.text).toContain(question);
  expect(await counts()).toMatchObject({ waiting: before.waiting - 1, asked: before.asked + 1 });
  expect(await waiting()).toBe(waited - 1);
  expect(await referencesOf('asked')).toContain(reference);
  expect(await referencesOf('waiting')).not.toContain(reference);

  await act(reference, 'ask', { question: 'আর কোথায়?', asked_at: asked.asked_at }).expect(200);
  expect((await act(reference, 'approve', shop).expect(200)).body.data.state).toBe('approved');
  const entries = await db.auditEntry.findMany({ where: { subjectId: reference }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action, before: from, after }) => [action, from, after])).toEqual([
    ['adminApplicationAsk', { state: 'waiting' }, { state: 'asked' }],
    ['adminApplicationAsk', { state: 'asked' }, { state: 'asked' }],
    ['adminApplicationApprove', { state: 'asked' }, { state: 'approved' }],
  ]);
});

test('CHANGED_MEANWHILE: of two who ask at once, one does, and nobody asks about what is decided', async () => {
  const { reference, email } = await makeApplication(services);
  const ask = (staff = operator) => act(reference, 'ask', { question: 'Which goods?', asked_at: null }, staff);
  const answers = await Promise.all([ask(), ask(colleague)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(answers.find(({ status }) => status === 409)?.body.data.state).toBe('asked');
  expect(await db.mail.count({ where: { recipient: email } })).toBe(1);
  await act(reference, 'decline', { reason: 'We could not reach you.' }).expect(200);
  const { asked_at: askedAt } = (await read(`/${reference}`)).body.data;
  const late = await act(reference, 'ask', { question: 'Which goods?', asked_at: askedAt });
  expect([late.status, late.body.code, late.body.data.state]).toEqual([409, 'CHANGED_MEANWHILE', 'declined']);
  expect((await act(reference, 'reopen').expect(200)).body.data).toMatchObject({ state: 'waiting', question: null });
  expect((await act('SR-222222', 'ask', { question: 'Which?', asked_at: null })).body.code).toBe('NOT_FOUND');
});

test('CHANGED_MEANWHILE: of two who decide at once, one does; the other sees what became of it', async () => {
  const { reference, email } = await makeApplication(services);
  const answers = await Promise.all([
    act(reference, 'approve', shop),
    act(reference, 'decline', { reason: 'Goods that we do not sell.' }, colleague),
    act(reference, 'approve', shop, colleague),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('CHANGED_MEANWHILE');
  expect(refused?.body.data.state).not.toBe('waiting');
  expect(await db.mail.count({ where: { recipient: email } })).toBe(1);
  expect(await db.auditEntry.count({ where: { subjectId: reference } })).toBe(1);
  expect((await act(reference, 'reopen')).status === 200).toBe(refused?.body.data.state === 'declined');
});

test('CHANGED_MEANWHILE: what waits cannot be reopened', async () => {
  const { reference } = await makeApplication(services);
  const answer = await act(reference, 'reopen');
  expect([answer.status, answer.body.code, answer.body.data.state]).toEqual([409, 'CHANGED_MEANWHILE', 'waiting']);
});

test('the same applicant and shops and brands of the name are pointed out', async () => {
  const first = await makeApplication(services, { phone: '+8801712999001' });
  const second = await makeApplication(services, { phone: '+8801712999001', businessName: 'Rajshahi Craft Yard' });
  const product = await makeProduct(services);
  await db.shop.update({ where: { id: product.shopId }, data: { name: 'RAJSHAHI craft yard' } });
  const { body } = await read(`/${second.reference}`).expect(200);
  expect(body.data.others).toEqual([{ reference: first.reference, state: 'waiting' }]);
  expect(body.data.namesakes).toEqual([{ kind: 'shop', name: 'RAJSHAHI craft yard', products: 1 }]);
});

test('what waits is listed oldest first, in pages, and counted', async () => {
  const { reference } = await makeApplication(services);
  const { body } = await read('?state=waiting').expect(200);
  const dates = body.data.map(({ sent_at: at }: { sent_at: string }) => at);
  expect(dates).toEqual(dates.toSorted());
  expect(body.counts.waiting).toBe(await db.sellerRequest.count({ where: { state: 'waiting' } }));
  await db.sellerRequest.createMany({
    data: Array.from({ length: 60 }, (_each, number) => ({
      reference: `SR-MANY${String(number + 22)
        .replaceAll('0', 'A')
        .replaceAll('1', 'B')}`,
      sellerKind: 'brand' as const,
      fullName: 'Kamrul',
      email: 'many@seller.test',
      phone: '+8801712000000',
      location: 'Barishal',
      businessName: 'Khelupara',
      state: 'approved' as const,
    })),
  });
  const first = await read('?state=approved').expect(200);
  const second = await read(`?state=approved&cursor=${first.body.next_cursor}`).expect(200);
  const references = [...first.body.data, ...second.body.data].map(
    ({ reference: each }: { reference: string }) => each,
  );
  expect(new Set(references).size).toBe(first.body.counts.approved);
  expect(second.body.next_cursor).toBeNull();
  expect(references).not.toContain(reference);
});

test('NOT_FOUND and VALIDATION', async () => {
  expect((await read('/SR-ZZZZZZ')).body.code).toBe('NOT_FOUND');
  expect((await act('SR-ZZZZZZ', 'approve', shop)).body.code).toBe('NOT_FOUND');
  expect((await act('SR-ZZZZZZ', 'decline', { reason: 'No.' })).body.code).toBe('NOT_FOUND');
  expect((await act('SR-ZZZZZZ', 'reopen')).body.code).toBe('NOT_FOUND');
  const { reference } = await makeApplication(services);
  expect((await act(reference, 'decline', { reason: ' ' })).body.errors[0].path).toBe('reason');
  expect((await act(reference, 'approve', { ...shop, name: 'two\nlines' })).body.errors[0].path).toBe('name');
  expect((await act(reference, 'approve', { ...shop, words: ' \n ' })).body.errors[0].path).toBe('words');
  expect((await act(reference, 'approve', { ...shop, words: 'x'.repeat(2_001) })).body.errors[0].path).toBe('words');
  expect((await read('/1')).status).toBe(422);
});

test('LIST_FULL: no approval makes one shop too many, and the application still waits', async () => {
  const { reference } = await makeApplication(services);
  const count = maxShops - (await db.shop.count());
  await db.shop.createMany({
    data: Array.from({ length: count }, () => ({
      name: 'Full',
      nameBn: 'ভরা',
      district: 'Bogura',
      districtBn: 'বগুড়া',
      photo: '',
      about: '',
    })),
  });
  const answer = await act(reference, 'approve', shop);
  expect([answer.status, answer.body.code]).toEqual([409, 'LIST_FULL']);
  expect((await read(`/${reference}`)).body.data.state).toBe('waiting');
});
