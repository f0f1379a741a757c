import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import { expect, onTestFinished, test } from 'vitest';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { readMails } from '../../../test/read-mails.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { withTransaction } from '../db/transaction.ts';
import { layout, paragraph } from './layout.ts';
import { listFailedMails } from './failed-mails.ts';
import { startMailWorker } from './mail-worker.ts';

const server = await startMailServer();
const { http, services } = await startTestApp({ SMTP_URL: server.url });
await startMailWorker(services);

function content(subject: string) {
  return layout({ locale: 'en', subject, heading: subject, blocks: [paragraph(subject)] });
}

function write(to: string, subject = 'Hello'): Promise<void> {
  return withTransaction(services.db, (tx) =>
    services.mail.write(tx, { kind: 'test', to, locale: 'en', content: content(subject) }),
  );
}

const received = (to: string) => server.received.filter(({ recipients }) => recipients.includes(to));
const statusOf = async (to: string) => (await readMails(services, to)).map(({ status }) => status);

test('a mail is sent once, within a second or two', async () => {
  const { email } = await makeShopper(services);
  const startedAt = Date.now();
  await write(email);
  await expect.poll(() => received(email).length, { interval: 20 }).toBe(1);
  expect(Date.now() - startedAt).toBeLessThan(2_500);
  await expect.poll(() => statusOf(email)).toEqual(['sent']);
});

test('mails are from the name that an owner has set, at the address of the deployment', async () => {
  const { email } = await makeShopper(services);
  const owner = await makeStaff(services, { role: 'owner' });
  const from = async () => {
    const count = received(email).length;
    await write(email);
    await expect.poll(() => received(email).length).toBe(count + 1);
    return received(email).at(-1)?.headers.get('from');
  };
  expect(await from()).toEqual(['Haat <no-reply@haat.example>']);
  const settings = {
    ...usualSettings,
    ...usualAboutWords,
    ...usualCallWords,
    ...usualReminders,
    mail_sender: 'Haat of Banani',
    version: 0,
  };
  await http.post('/api/admin/settings').set(owner.headers).send(settings).expect(200);
  expect(await from()).toEqual(['Haat of Banani <no-reply@haat.example>']);
  await services.db.shopSettings.deleteMany();
});

test('a rolled-back transaction leaves no mail', async () => {
  const { email } = await makeShopper(services);
  const undone = withTransaction(services.db, async (tx) => {
    await services.mail.write(tx, { kind: 'test', to: email, locale: 'en', content: content('Never') });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await write(email, 'After');
  await expect.poll(() => received(email).length).toBe(1);
  expect(await statusOf(email)).toHaveLength(1);
});

test('a hundred mails at once are sent within seconds, each once', { timeout: 30_000 }, async () => {
  const { email } = await makeShopper(services);
  await Promise.all(Array.from({ length: 100 }, (_, index) => write(email, `Mail ${index}`)));
  await expect.poll(() => received(email).length, { timeout: 20_000 }).toBe(100);
  await expect.poll(async () => new Set(await statusOf(email))).toEqual(new Set(['sent']));
  expect(new Set(received(email).map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(100);
});

test('a recipient rejected permanently fails at once, is not retried, and delays nobody', async () => {
  const { email } = await makeShopper(services);
  const other = await makeShopper(services);
  server.refuse = (recipient) => (recipient === email ? { message: 'no such user', responseCode: 550 } : null);
  onTestFinished(() => void (server.refuse = () => null));
  await write(email);
  await write(other.email);
  await expect.poll(() => statusOf(email)).toEqual(['failed']);
  await expect.poll(() => statusOf(other.email)).toEqual(['sent']);
  const [mail] = await readMails(services, email);
  expect(mail).toMatchObject({ attempts: 1, last_error: expect.stringContaining('no such user') });
});

test('a secret that cannot be delivered is deleted, and not offered to be sent again', async () => {
  const { email } = await makeShopper(services);
  server.refuse = (recipient) => (recipient === email ? { message: 'no such user', responseCode: 550 } : null);
  onTestFinished(() => void (server.refuse = () => null));
  await http.post('/api/forget_password').send({ email }).expect(200);
  await expect.poll(() => statusOf(email)).toEqual(['failed']);
  const mails = await services.db.mail.findMany({ where: { recipient: email } });
  expect(mails).toMatchObject([{ kind: 'password-code', secret: null, text: null }]);
  expect((await listFailedMails(services.db)).map(({ recipient }) => recipient)).not.toContain(email);
});

test('a mail whose person is deleted while it is being sent gets nothing of her again', async () => {
  const shopper = await makeShopper(services);
  const [tried, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.refuse = async (recipient) => {
    if (recipient !== shopper.email) return null;
    tried.resolve();
    await deleted.promise;
    return { message: `come back later, ${recipient}`, responseCode: 450 };
  };
  onTestFinished(() => void (server.refuse = () => null));
  const { id: productId } = await makeProduct(services, { stock: 9 });
  const item = [{ product_id: productId, qty: 1 }];
  const { orderNumber } = await makeOrder(http, { shopper, zone: await makeZone(services), item });
  await tried.promise;
  const asHer = { authorization: `Bearer ${shopper.token}` };
  await http.post(`/api/order/${orderNumber}/cancel`).set(asHer).expect(200);
  await http.post('/api/account-delete').set(asHer).send({ password: shopper.password }).expect(200);
  const mailsOfOrder = () =>
    services.db.mail.findMany({ where: { order: { orderNumber }, kind: { not: 'operator-order' } } });
  const retried = async () => {
    const ids = (await mailsOfOrder()).map(({ id }) => id);
    const { rowCount } = await services.pool.query(
      `SELECT FROM pgboss.job WHERE state = 'retry' AND data->>'mailId' = ANY($1)`,
      [ids],
    );
    return rowCount;
  };
  deleted.resolve();
  await expect.poll(retried).toBeGreaterThan(0);
  const mails = await mailsOfOrder();
  expect(mails.length).toBeGreaterThan(0);
  const nothing = { recipient: '', subject: null, text: null, html: null, lastError: null, status: 'failed' };
  for (const mail of mails) expect(mail).toMatchObject(nothing);
});

test(
  'a mail server that is down delays no request, and gets the mail once it is back',
  { timeout: 60_000 },
  async () => {
    const { email } = await makeShopper(services);
    const port = Number(new URL(server.url).port);
    await server.close();

    const startedAt = Date.now();
    expect((await http.post('/api/forget_password').send({ email })).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
    await expect
      .poll(async () => (await readMails(services, email))[0]?.last_error, { timeout: 10_000 })
      .toMatch(/ECONN/);
    expect(await statusOf(email)).toEqual(['queued']);

    const again = await startMailServer(port);
    onTestFinished(() => again.close());
    await expect.poll(() => statusOf(email), { timeout: 40_000 }).toEqual(['sent']);
    expect(again.received).toHaveLength(1);
  },
);
