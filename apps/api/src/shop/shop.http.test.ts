import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCoupon, makeOrder, makeZone } from '../../test/data/make-order.ts';
import { makeProduct } from '../../test/data/make-product.ts';
import { makeShopper } from '../../test/data/make-shopper.ts';
import { makeStaff } from '../../test/data/make-staff.ts';
import { readMails } from '../../test/read-mails.ts';
import { placesOf, startTestApp } from '../../test/test-app.ts';
import { countSold } from '../features/catalogue/public.ts';
import { runShopCommand } from './commands.ts';

const { http, services } = await startTestApp();

async function shop(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { NODE_ENV: 'test', ...placesOf(services) };
  await runShopCommand({ words, environment, print: (line) => lines.push(line) });
  return lines.join('\n');
}

async function makeOrdered() {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const product = await makeProduct(services, { price: 20_000, offerPrice: 15_050, stock: 9, sizes: ['L'] });
  const coupon = await makeCoupon(services, { value: 5_000 });
  const { orderNumber } = await makeOrder(http, {
    shopper,
    zone,
    item: [{ product_id: product.id, qty: 2, size: 'L' }],
    coupon_code: coupon.code,
    order_notes: 'Ring twice',
  });
  return { shopper, product, coupon, orderNumber };
}

test('order shows everything needed to pack and deliver', async () => {
  const { shopper, product, coupon, orderNumber } = await makeOrdered();
  const said = await shop('order', orderNumber.toLowerCase());
  expect(said).toContain(`${orderNumber}  pending  20`);
  expect(said).toContain(`${shopper.name} · +8801712345678 · ${shopper.email}`);
  expect(said).toContain('Notes: Ring twice');
  expect(said).toContain(`2 × ${product.title} (L)  ৳301`);
  expect(said).toContain(`৳301 + delivery ৳60 − coupon ${coupon.code} ৳50 = ৳311`);
  expect(said).toContain('Goes next to: confirmed, cancelled');
});

test('a shopper’s text neither controls the terminal nor forges a line', async () => {
  const { orderNumber } = await makeOrdered();
  const address = 'Rina\u001b[2J\u202e\nHT-2222-2222  delivered';
  await services.db.order.update({ where: { orderNumber }, data: { address } });
  const said = await shop('order', orderNumber);
  expect(said).toContain(String.raw`Rina\u{1b}[2J\u{202e}\u{a}HT-2222-2222  delivered`);
  for (const unwanted of ['\u001b', '\u202e', '\nHT-2222-2222']) expect(said).not.toContain(unwanted);
});

test('order with a status changes it, records by whom and why, and mails the shopper', async () => {
  const { shopper, product, orderNumber } = await makeOrdered();
  const by = await makeStaff(services, { role: 'operator' });
  await shop('order', orderNumber, 'confirmed', '--by', by.email.toUpperCase());
  const said = await shop('order', orderNumber, 'cancelled', '--reason', 'the shopper phoned');
  expect(said).toContain(`✓ ${orderNumber} is cancelled now`);
  expect(said).toContain(`confirmed by ${by.email}\n`);
  expect(said).toContain('cancelled: the shopper phoned');
  expect(said).toContain('Goes nowhere from here.');
  expect((await services.db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(9);
  const kinds = (await readMails(services, shopper.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['order-cancelled', 'order-confirmed']));
  const audited = await services.db.auditEntry.findMany({ where: { subjectId: orderNumber }, orderBy: { id: 'asc' } });
  expect(audited.map(({ staffId, action, before, after }) => ({ staffId, action, before, after }))).toEqual([
    { staffId: by.staffId, action: 'shop order', before: { status: 'pending' }, after: { status: 'confirmed' } },
    { staffId: null, action: 'shop order', before: { status: 'confirmed' }, after: { status: 'cancelled' } },
  ]);
});

test('an unknown order, an invalid status change and a missing name are refused', async () => {
  const { orderNumber } = await makeOrdered();
  await expect(shop('order', 'HT-1')).rejects.toThrow('looks like HT-7K3M-9QXD');
  await expect(shop('order', 'HT-ZZZZ-ZZZZ')).rejects.toThrow('There is no order HT-ZZZZ-ZZZZ.');
  await expect(shop('order', orderNumber, 'sent')).rejects.toThrow('A status is one of pending,');
  await expect(shop('order', orderNumber, 'delivered')).rejects.toThrow('its status does not allow delivered');
  await expect(shop('order', orderNumber, 'confirmed', '--by', 'no@body.example')).rejects.toThrow(
    'No member of the staff',
  );
  expect(await shop('order', orderNumber)).toContain('  pending  ');
});

test('failed mails are listed with the reason, and queued again', async () => {
  expect(await shop('mails', 'failed')).toBe('✓ No mail was given up.');
  const { shopper } = await makeOrdered();
  await services.pool.query(
    `UPDATE mails SET status = 'failed', handed_over_at = now(), attempts = 3, subject = 'Thank you', last_error = '550 no such user' WHERE recipient = $1`,
    [shopper.email],
  );
  const [mail] = await services.db.mail.findMany({ where: { recipient: shopper.email } });
  expect(await shop('mails', 'failed')).toContain(
    `order-confirmation to ${shopper.email}\n  tried 3 times: 550 no such user`,
  );

  await expect(shop('mails', 'retry')).rejects.toThrow('Name the mails, or give --all.');
  await expect(shop('mails', 'retry', 'HT-1')).rejects.toThrow('An id is one of those');
  expect(await shop('mails', 'retry', String(mail?.id))).toBe('✓ 1 mails wait to be sent again.');
  expect(await services.db.mail.findFirst({ where: { recipient: shopper.email } })).toMatchObject({
    status: 'queued',
    handedOverAt: null,
  });
  expect(await shop('mails', 'retry', '--all')).toBe('✓ 0 mails wait to be sent again.');
});

test('a pending review is listed, approved and hidden', async () => {
  expect(await shop('reviews')).toBe('✓ No pending reviews.');
  const shopper = await makeShopper(services, { name: 'Rina' });
  const product = await makeProduct(services);
  await http
    .post('/api/review-store')
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ star: 2, message: 'Thin', user_id: shopper.userId, product_id: product.id });
  const { id } = await services.db.review.findFirstOrThrow({ where: { productId: product.id } });
  // Stored before such characters were rejected.
  await services.db.review.update({ where: { id }, data: { message: 'Thin\u001b[2J' } });
  const said = await shop('reviews');
  expect(said).toMatch(new RegExp(`^${id}  20.*2 of 5  ${product.slug}\n  "Rina": "Thin`));
  expect(said).not.toContain('\u001b');
  expect(await shop('review', 'show', String(id))).toBe(`✓ Review ${id} is visible now.`);
  expect(await services.db.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({ ratingCount: 1 });
  expect(await shop('review', 'hide', String(id))).toBe(`✓ Review ${id} is hidden now.`);
  expect(await services.db.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({ ratingSum: 0 });
  await expect(shop('review', 'hide', '999999')).rejects.toThrow('There is no review 999999.');
  await expect(shop('review', 'hide', 'all')).rejects.toThrow('An id is one of those');
  await expect(shop('review', 'approve', String(id))).rejects.toThrow('Say what');
});

test('user shows, exports, blocks and deletes a person’s data', async () => {
  const { shopper, orderNumber } = await makeOrdered();
  const email = shopper.email.toUpperCase();
  const said = await shop('user', 'show', email);
  expect(said).toContain(`"${shopper.name}"  ${shopper.email}  active`);
  expect(said).toContain(`1 orders: ${orderNumber} pending`);
  expect(JSON.parse(await shop('user', 'export', email))).toMatchObject({
    account: { email: shopper.email },
    orders: [{ order_number: orderNumber, order_notes: 'Ring twice' }],
  });

  const logIn = () => http.post('/api/login').send({ email: shopper.email, password: shopper.password });
  expect((await logIn()).status).toBe(200);
  expect(await shop('user', 'block', email)).toContain('cannot log in');
  expect((await logIn()).body.code).toBe('ACCOUNT_BLOCKED');
  services.sessions.invalidate(shopper.userId);
  const asHer = () => http.get('/api/userInfo').set('authorization', `Bearer ${shopper.token}`);
  expect((await asHer()).status).toBe(401);
  expect(await shop('user', 'unblock', email)).toContain('can log in again');
  expect((await logIn()).status).toBe(200);
  expect((await asHer()).status).toBe(401);

  await expect(shop('user', 'forget', email)).rejects.toThrow('still under way');
  await shop('order', orderNumber, 'cancelled');
  expect(await shop('user', 'forget', email)).toContain(`✓ ${shopper.email} is forgotten.`);
  expect(await shop('user', 'show', email)).toContain('Nobody has an account');
  // The order can still be shown, without personal data.
  const order = await shop('order', orderNumber);
  expect(order).toContain('cancelled');
  expect(order).not.toContain(shopper.email);
  await expect(shop('user', 'block', email)).rejects.toThrow('Nobody has an account');
  await expect(shop('user', 'sell', email)).rejects.toThrow('Say what');
  await expect(shop('user', 'show', 'nobody')).rejects.toThrow('Name the e-mail address');
});

test('data of an address without an account is deleted, too', async () => {
  await http.post('/api/newsletter').send({ email: 'letters@haat.test' });
  expect(await shop('user', 'show', 'letters@haat.test')).toContain('on the mailing list since 20');
  await shop('user', 'forget', 'letters@haat.test');
  expect(await shop('user', 'show', 'letters@haat.test')).toContain('not on the mailing list');
});

test('check reports a violated invariant', async () => {
  const { product } = await makeOrdered();
  expect(await shop('check')).toBe('✓ Every promise of the database holds.');
  await services.db.product.update({ where: { id: product.id }, data: { stock: 8 } });
  await expect(shop('check')).rejects.toThrow("1 of the database's promises do not hold.");
  await services.db.product.update({ where: { id: product.id }, data: { stock: 7 } });
});

test('check --new reads everything once, and then what has changed', async () => {
  await countSold(services);
  expect(await shop('check', '--new')).toBe('✓ Every promise of the database holds: checked everything.');
  await makeOrdered();
  expect(await shop('check', '--new')).toMatch(/: checked \d+ orders\.$/);
  await services.db.product.updateMany({ data: { stock: { increment: 1 } } });
  await expect(shop('check', '--new')).rejects.toThrow("1 of the database's promises do not hold.");
  await services.db.product.updateMany({ data: { stock: { decrement: 1 } } });
  expect(await shop('check', '--new')).toMatch(/: checked \d+ orders\.$/);
});

test('help lists every command; an unknown one is refused', async () => {
  const said = await shop('help');
  for (const name of [
    'backup',
    'restore',
    'check',
    'order',
    'mails',
    'reviews',
    'review',
    'user',
    'synonyms',
    'searches',
    'doctor',
  ])
    expect(said).toContain(`  shop ${name}`);
  expect(await shop()).toBe(said);
  await expect(shop('sell')).rejects.toThrow('There is no command sell');
});

test('synonyms leave as a file and come back from one, and what was searched for in vain is listed', async () => {
  const file = join(services.config.DATA_DIR, 'synonyms.csv');
  expect(await shop('synonyms', 'export', file)).toMatch(/^✓ \d{3} groups of synonyms are in /);
  expect(await readFile(file, 'utf8')).toContain('শাড়ি'.normalize('NFC'));
  await writeFile(file, 'words,narrower\nmosquito net|moshari\n');
  expect(await shop('synonyms', 'import', file)).toBe('✓ The search knows 1 groups of synonyms now.');
  await expect(shop('synonyms', 'import', '/nowhere.csv')).rejects.toThrow('/nowhere.csv');
  await expect(shop('synonyms')).rejects.toThrow('shop synonyms export FILE');
  await http.get('/api/product-list').query({ q: 'Unobtainium' }).expect(200);
  expect(await shop('searches')).toContain('1  "unobtainium"');
});
