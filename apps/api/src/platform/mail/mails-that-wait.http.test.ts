import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { readMails } from '../../../test/read-mails.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { startMailWorker } from './mail-worker.ts';

const server = await startMailServer();
const { http, services } = await startTestApp({ SMTP_URL: server.url, SEND_MAILS: '0' });
await startMailWorker(services);

test('with SEND_MAILS=0 mails stay queued, and are sent once allowed', async () => {
  const { email } = await makeShopper(services);
  await http.post('/api/forget_password').send({ email });
  await sleep(2_500);
  expect((await readMails(services, email)).map(({ status }) => status)).toEqual(['queued']);
  expect(server.received).toEqual([]);

  await startMailWorker({ ...services, config: { ...services.config, SEND_MAILS: true } });
  await expect.poll(() => server.received.length).toBe(1);
});
