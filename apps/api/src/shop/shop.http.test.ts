import { expect, test } from 'vitest';
import { makeCoupon, makeOrder, makeZone } from '../../test/make-order.ts';
import { makeProduct } from '../../test/make-product.ts';
import { makeShopper } from '../../test/make-shopper.ts';
import { readMails } from '../../test/read-mails.ts';
import { startTestApp } from '../../test/test-app.ts';
import { runShopCommand } from './commands.ts';

const { http, services } = await startTestApp();

async function shop(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const { DATABASE_URL, DATA_DIR } = services.config;
  const environment = { NODE_ENV: 'test', DATABASE_URL, DATA_DIR };
  await runShopCommand({ words, environment, print: (line) => lines.push(line) });
  return lines.join('\n');
}

async function makeOrdered() {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const product = await makeProduct(services, { price: 20_000, offerPrice: 15_050, stock: 9 });
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

test('order shows everything the shop needs to pack and deliver', async () => {
  const { shopper, product, coupon, orderNumber } = await makeOrdered();
  const said = await shop('order', orderNumber.toLowerCase());
  expect(said).toContain(`${orderNumber}  pending  20`);
  expect(said).toContain(`${shopper.name} · +8801712345678 · ${shopper.email}`);
  expect(said).toContain('Notes: Ring twice');
  expect(said).toContain(`2 × ${product.title} (L)  ৳301`);
  expect(said).toContain(`৳301 + delivery ৳60 − coupon ${coupon.code} ৳50 = ৳311`);
  expect(said).toContain('Goes next to: confirmed, cancelled');
});

test('order with a status moves it, keeps by whom and why, and mails the shopper', async () => {
  const { shopper, product, orderNumber } = await makeOrdered();
  const by = await makeShopper(services);
  await shop('order', orderNumber, 'confirmed', '--by', by.email.toUpperCase());
  const said = await shop('order', orderNumber, 'cancelled', '--reason', 'the shopper phoned');
  expect(said).toContain(`✓ ${orderNumber} is cancelled now`);
  expect(said).toContain(`confirmed by ${by.email}\n`);
  expect(said).toContain('cancelled: the shopper phoned');
  expect(said).toContain('Goes nowhere from here.');
  expect((await services.db.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(9);
  const kinds = (await readMails(services, shopper.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['order-cancelled', 'order-confirmed']));
});

test('an order that is none, a status that does not follow, and nobody’s name are refused', async () => {
  const { orderNumber } = await makeOrdered();
  await expect(shop('order', 'HT-1')).rejects.toThrow('looks like HT-7K3M-9QXD');
  await expect(shop('order', 'HT-ZZZZ-ZZZZ')).rejects.toThrow('There is no order HT-ZZZZ-ZZZZ.');
  await expect(shop('order', orderNumber, 'sent')).rejects.toThrow('A status is one of pending,');
  await expect(shop('order', orderNumber, 'delivered')).rejects.toThrow('does not go to delivered');
  await expect(shop('order', orderNumber, 'confirmed', '--by', 'no@body.example')).rejects.toThrow('Nobody has');
  expect(await shop('order', orderNumber)).toContain('  pending  ');
});

test('mails that were given up are listed with the reason, and queued again', async () => {
  expect(await shop('mails', 'failed')).toBe('✓ No mail was given up.');
  const { shopper } = await makeOrdered();
  await services.pool.query(
    `UPDATE mails SET status = 'failed', handed_over_at = now(), attempts = 3, last_error = '550 no such user' WHERE recipient = $1`,
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

test('check tells of a promise that does not hold', async () => {
  const { product } = await makeOrdered();
  expect(await shop('check')).toBe('✓ Every promise of the database holds.');
  await services.db.product.update({ where: { id: product.id }, data: { stock: 8 } });
  await expect(shop('check')).rejects.toThrow("1 of the database's promises do not hold.");
  await services.db.product.update({ where: { id: product.id }, data: { stock: 7 } });
});

test('help names every command; another is refused', async () => {
  const said = await shop('help');
  for (const name of ['backup', 'restore', 'check', 'order', 'mails', 'doctor'])
    expect(said).toContain(`  shop ${name}`);
  expect(await shop()).toBe(said);
  await expect(shop('sell')).rejects.toThrow('There is no command sell');
});
