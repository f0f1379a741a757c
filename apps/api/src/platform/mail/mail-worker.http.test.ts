import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import { expect, onTestFinished, test } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { readMails } from '../../../test/read-mails.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { withTransaction } from '../db/transaction.ts';
import { layout, paragraph } from './layout.ts';
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
