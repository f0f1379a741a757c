import { expect, test } from 'vitest';
import { v7 as uuidV7 } from 'uuid';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { listFailedMails } from './failed-mails.ts';
import { expireMails, expireMailsAndCodes } from './expire-mails.ts';

const { http, services } = await startTestApp();

async function addMail(mail: { recipient: string; status: string; days: number; orderId?: number }): Promise<void> {
  await services.pool.query(
    `INSERT INTO mails (id, kind, recipient, subject, text, html, status, order_id, created_at)
     VALUES ($1, 'test', $2, 'Code 123456', '123456', '<p>123456</p>', $3::"MailStatus", $4, now() - make_interval(days => $5))`,
    [uuidV7(), mail.recipient, mail.status, mail.orderId ?? null, mail.days],
  );
}

test('mails sent or given up long ago are erased; queued and recent ones stay', async () => {
  const { email: recipient } = await makeShopper(services);
  for (const status of ['sent', 'failed', 'queued']) {
    for (const days of [29, 31]) await addMail({ recipient, status, days });
  }
  expect(await expireMails(services.db, { days: 30 })).toBe(2);
  const { rows } = await services.pool.query(
    `SELECT status, text, (now() - created_at > interval '30 days') AS old FROM mails WHERE recipient = $1 ORDER BY old, status`,
    [recipient],
  );
  expect(rows.map(({ status, old }) => [status, old])).toEqual([
    ['queued', false],
    ['sent', false],
    ['failed', false],
    ['queued', true],
  ]);
});

test('a mail without stored text, such as one with a code, is erased, too', async () => {
  const { email: recipient } = await makeShopper(services);
  await services.pool.query(
    `INSERT INTO mails (id, kind, recipient, status, created_at)
     VALUES ($1, 'password-code', $2, 'sent', now() - interval '31 days')`,
    [uuidV7(), recipient],
  );
  expect(await expireMails(services.db, { days: 30 })).toBe(1);
});

test('an order’s mail keeps its row without the text', async () => {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services, { stock: 1 });
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  await services.pool.query(
    `UPDATE mails SET subject = 'Your order', text = 'House 12', html = '<p>House 12</p>', status = 'failed', last_error = '550 no such mailbox', created_at = now() - interval '40 days'
      WHERE recipient = $1`,
    [shopper.email],
  );
  const isListed = async () => (await listFailedMails(services.db)).some((mail) => mail.recipient === shopper.email);
  expect(await isListed()).toBe(true);
  expect(await expireMails(services.db, { days: 30 })).toBe(1);
  expect(await expireMails(services.db, { days: 30 })).toBe(0);
  // It is too old to be sent again.
  expect(await isListed()).toBe(false);
  const { rows } = await services.pool.query(
    `SELECT m.kind, m.status, m.subject, m.text, m.html FROM mails m JOIN orders o ON o.id = m.order_id
      WHERE o.order_number = $1 AND m.recipient = $2`,
    [orderNumber, shopper.email],
  );
  expect(rows).toEqual([{ kind: 'order-confirmation', status: 'failed', subject: null, text: null, html: null }]);
  await assertInvariants(services);
});

test('codes that have expired go, even if mails are kept for good', async () => {
  const { email } = await makeShopper(services);
  await addMail({ recipient: email, status: 'sent', days: 5_000 });
  const code = (asker: string, expiresAt: Date) => ({ email, asker, codeHash: 'hash', expiresAt });
  const data = [code('old', new Date(Date.now() - 1)), code('new', new Date(Date.now() + 60_000))];
  await services.db.passwordCode.createMany({ data });
  await expireMailsAndCodes(services.db, { days: 0 });
  expect(await services.db.passwordCode.findMany({ where: { email }, select: { asker: true } })).toEqual([
    { asker: 'new' },
  ]);
  expect(await services.db.mail.count({ where: { recipient: email } })).toBe(1);
});
