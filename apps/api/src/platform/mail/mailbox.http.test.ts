import { expect, test } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { createServices } from '../../services.ts';
import supertest from 'supertest';
import { withTransaction } from '../db/transaction.ts';
import { layout, paragraph } from './layout.ts';
import { startMailWorker } from './mail-worker.ts';

const { http, services } = await startTestApp();

async function write(to: string, text: string): Promise<void> {
  const content = layout({ locale: 'en', subject: text, heading: text, blocks: [paragraph(text)] });
  await withTransaction(services.db, (tx) => services.mail.write(tx, { kind: 'test', to, locale: 'en', content }));
}

test('lists mails newest first as JSON, for one address if asked', async () => {
  const { email } = await makeShopper(services);
  await write(email, 'The first');
  await write(email, 'The second');
  await write(`x${email}`, 'Another’s');
  const answer = await http.get('/dev/mailbox').query({ to: email.toUpperCase() }).set('accept', 'application/json');
  expect(answer.status).toBe(200);
  expect(answer.body.success).toBe(true);
  expect(answer.body.data.map(({ subject }: { subject: string }) => subject)).toEqual(['The second', 'The first']);
  expect(answer.body.data[0]).toEqual({
    id: expect.any(String),
    to: email,
    subject: 'The second',
    text: expect.stringContaining('The second'),
    html: expect.stringContaining('<h1'),
    kind: 'test',
    status: 'queued',
    created_at: expect.any(String),
  });
  const all = await http.get('/dev/mailbox').set('accept', 'application/json');
  expect(all.body.data[0].subject).toBe('Another’s');
});

test('at most 100 are shown', async () => {
  const { email } = await makeShopper(services);
  for (let index = 0; index < 101; index += 1) await write(email, `Mail ${index}`);
  const { body } = await http.get('/dev/mailbox').query({ to: email }).set('accept', 'application/json');
  expect(body.data).toHaveLength(100);
});

test('people get pages; a mail’s HTML is in a frame that cannot run scripts', async () => {
  const { email } = await makeShopper(services);
  await write(email, '<script>alert(1)</script>"\'');
  const list = await http.get('/dev/mailbox').query({ to: email });
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.text).not.toContain('<script');
  const [, path = ''] = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list.text) ?? [];
  const mail = await http.get(path);
  expect(mail.status).toBe(200);
  expect(mail.text).toContain(
    '<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="',
  );
  expect(mail.text).not.toContain('<script');
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
});

test('an unknown mail and a repeated filter are rejected', async () => {
  expect((await http.get('/dev/mailbox/01890000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await http.get('/dev/mailbox/7')).status).toBe(404);
  expect((await http.get('/dev/mailbox?to=a@b.co&to=c@d.ef')).status).toBe(422);
});

test('without a mail server a mail counts as sent within seconds', async () => {
  const { email } = await makeShopper(services);
  await startMailWorker(services);
  await write(email, 'Hello');
  const status = async () =>
    (await http.get('/dev/mailbox').query({ to: email }).set('accept', 'application/json')).body.data[0].status;
  await expect.poll(status).toBe('sent');
});

test.each([
  ['in production', { NODE_ENV: 'production' as const }],
  ['where mails really leave', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('it does not exist %s', async (_where, settings) => {
  const otherServices = await createServices({ ...services.config, ...settings });
  const otherApp = await buildApp(otherServices);
  await otherApp.ready();
  const other = supertest(otherApp.server);
  expect((await other.get('/dev/mailbox').set('accept', 'application/json')).status).toBe(404);
  expect((await other.get('/dev/mailbox')).status).toBe(404);
  await otherApp.close();
  await otherServices.close();
});
