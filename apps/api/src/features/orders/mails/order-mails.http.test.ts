import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { startMailWorker } from '../../../platform/mail/mail-worker.ts';
import { createJobs } from '../../../platform/jobs/jobs.ts';

const server = await startMailServer();
const { http, services } = await startTestApp({ SMTP_URL: server.url });
const { db } = services;

afterAll(() => assertInvariants(services));

const received = (to: string) => server.received.filter(({ recipients }) => recipients.includes(to));

async function makeOrders(count: number) {
  const shopper = await makeShopper(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services, { stock: count, title: 'Nakshi kantha' });
  const item = [{ product_id: product.id, qty: 1 }];
  await Promise.all(Array.from({ length: count }, () => makeOrder(http, { shopper, zone, item })));
  return { shopper, product };
}

test('orders placed while nobody sends: two workers send each mail once, and what was sent is on record', async () => {
  const { shopper, product } = await makeOrders(20);
  await db.product.update({ where: { id: product.id }, data: { title: 'Another name' } });
  expect(await db.mail.findMany({ where: { recipient: shopper.email, subject: { not: null } } })).toEqual([]);

  const otherJobs = createJobs(services);
  await startMailWorker({ ...services, jobs: otherJobs });
  await startMailWorker(services);
  await expect.poll(() => received(shopper.email).length, { timeout: 15_000 }).toBe(20);
  await expect.poll(() => db.mail.count({ where: { status: 'sent' } }), { timeout: 15_000 }).toBe(40);
  await otherJobs.close();

  expect(received('operator@haat.example')).toHaveLength(20);
  expect(new Set(server.received.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(40);
  const mails = await db.mail.findMany({ where: { recipient: shopper.email } });
  for (const mail of mails) {
    expect(mail).toMatchObject({ attempts: 1, subject: expect.stringMatching(/^Your order HT-/) });
    expect(mail.text).toContain('Nakshi kantha');
  }
});

test('an order’s mail goes out within two seconds or so', async () => {
  const startedAt = Date.now();
  const { shopper } = await makeOrders(1);
  await expect.poll(() => received(shopper.email).length, { interval: 20 }).toBe(1);
  expect(Date.now() - startedAt).toBeLessThan(3_000);
});
