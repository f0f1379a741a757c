import { expect, test } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { readMails } from '../../../test/read-mails.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { withTransaction } from '../db/transaction.ts';
import { layout, paragraph } from './layout.ts';
import { startMailWorker } from './mail-worker.ts';

const server = await startMailServer();
const { http, services } = await startTestApp({ SMTP_URL: server.url });
await startMailWorker(services);

const content = layout({ locale: 'en', subject: 'Rush', heading: 'Rush', blocks: [paragraph('Rush')] });
const received = (to: string) => server.received.filter(({ recipients }) => recipients.includes(to));

test(
  'a code is encrypted while it waits, sent before a rush of other mails, and erased once sent',
  { timeout: 30_000 },
  async () => {
    const [shopper, other] = [await makeShopper(services), await makeShopper(services)];
    const rush = 400;
    await withTransaction(services.db, (tx) =>
      services.mail.write(
        tx,
        ...Array.from({ length: rush }, () => ({ kind: 'test', to: other.email, locale: 'en', content }) as const),
      ),
    );
    await http.post('/api/forget_password').send({ email: shopper.email });
    const code = (await readMails(services, shopper.email))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const rowOf = async () =>
      (await services.pool.query('SELECT * FROM mails WHERE recipient = $1', [shopper.email])).rows[0];
    expect(JSON.stringify(await rowOf())).not.toContain(code);

    await expect.poll(() => received(shopper.email).length, { timeout: 10_000, interval: 20 }).toBe(1);
    expect(received(other.email).length).toBeLessThan(rush);
    expect(JSON.stringify(received(shopper.email))).toContain(code);
    await expect.poll(async () => (await rowOf()).status).toBe('sent');
    expect(await rowOf()).toMatchObject({ subject: null, text: null, html: null, secret: null });
  },
);
