import type { Db, Pool } from '@haat/db';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { cutText } from '../cut-text.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { startEnqueuingMails } from './enqueue-mails.ts';
import { deadMailQueue, mailJob, mailQueue, urgentMailQueue } from './mail.ts';
import { type MailTemplates, type StoredMail, wordsOf } from './mail-words.ts';
import { createTransport, isRefusedForGood, type Transport } from './transport.ts';

const maxConcurrent = 3;

interface QueuedMail extends StoredMail {
  id: string;
}

interface Sending {
  db: Db;
  templates: MailTemplates;
  /** The sender name for mails; empty for the configured one. */
  sender: () => Promise<string>;
  /** Null if mails stay in the development mailbox. */
  transport: Transport | null;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
}

/**
 * Sends queued mails until the jobs close, unless SEND_MAILS is 0. Each mail is sent at least once; a repeat has the
 * same Message-ID. Without SMTP_URL nothing is sent: the mail counts as sent and appears in the development mailbox.
 */
export async function startMailWorker(services: {
  config: Config;
  pool: Pool;
  db: Db;
  jobs: Jobs;
  mailTemplates: MailTemplates;
  mailSender: () => Promise<string>;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
}): Promise<void> {
  const { config, pool, db, jobs, mailTemplates: templates, mailSender: sender, metrics, tracing, log } = services;
  if (!config.SEND_MAILS) {
    log.warn('SEND_MAILS is 0: mails wait in the database');
    return;
  }
  const transport = config.SMTP_URL ? createTransport({ url: config.SMTP_URL, from: config.MAIL_FROM }) : null;
  const send = (data: unknown) =>
    sendMail({ db, templates, sender, transport, metrics, tracing, log }, mailJob.parse(data).mailId);
  await declareQueues(jobs);
  await jobs.work(mailQueue, { maxConcurrent }, send);
  await jobs.work(urgentMailQueue, { maxConcurrent: 1 }, send);
  await jobs.work(deadMailQueue, { maxConcurrent: 1 }, async (data) => {
    const { mailId } = mailJob.parse(data);
    await db.mail.updateMany({ where: { id: mailId, status: 'queued' }, data: { status: 'failed', secret: null } });
    metrics.mails.inc({ outcome: 'failed' });
    log.error({ mailId }, 'a mail could not be sent');
  });
  startEnqueuingMails({ pool, jobs });
}

async function declareQueues(jobs: Jobs): Promise<void> {
  await jobs.declareQueue(deadMailQueue, { retryLimit: 100, retryDelay: 60 });
  for (const queue of [mailQueue, urgentMailQueue])
    await jobs.declareQueue(queue, {
      // Survives a mail server that is down for three days, with a retry at least every minute.
      retryLimit: 4_500,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: 60,
      heartbeatSeconds: 15,
      deleteAfterSeconds: 24 * 60 * 60,
      deadLetter: deadMailQueue,
    });
}

async function sendMail({ db, templates, sender, transport, metrics, tracing, log }: Sending, id: string) {
  const mail = await startAttempt(db, id);
  if (!mail) return;
  const words = await wordsOf(mail, templates);
  const isSecret = mail.secret !== null;
  // The person may have been deleted meanwhile: their mails are no longer queued, and nothing is stored in them again.
  const where = { id, status: 'queued' } as const;
  // Keeps a record of the text that is sent.
  if (mail.subject === null && !isSecret) await db.mail.updateMany({ where, data: words });
  try {
    await tracing.span(`mail ${mail.kind}`, async () => transport?.send({ ...mail, ...words, sender: await sender() }));
  } catch (error) {
    const isForGood = isRefusedForGood(error);
    metrics.mails.inc({ outcome: isForGood ? 'failed' : 'retried' });
    const failure = isForGood ? ({ status: 'failed', secret: null } as const) : { status: 'queued' as const };
    const data = { lastError: errorText(error), ...failure };
    await db.mail.updateMany({ where, data });
    if (!isForGood) throw error;
    // The error names the recipient, so it is stored with the mail instead of being logged.
    log.warn({ mailId: id }, 'a mail was refused for good');
    return;
  }
  // The development mailbox shows mails with their secrets, so they are kept there.
  const data = { status: 'sent', sentAt: new Date(), lastError: null, ...(transport && { secret: null }) } as const;
  await db.mail.updateMany({ where, data });
  metrics.mails.inc({ outcome: 'sent' });
}

/** Null if an earlier attempt sent the mail but its job could not be completed. */
async function startAttempt(db: Db, id: string): Promise<QueuedMail | null> {
  const [mail] = await db.mail.updateManyAndReturn({
    where: { id, status: 'queued' },
    data: { attempts: { increment: 1 } },
    select: {
      id: true,
      kind: true,
      recipient: true,
      locale: true,
      orderId: true,
      subject: true,
      text: true,
      html: true,
      secret: true,
    },
  });
  return mail ?? null;
}

function errorText(error: unknown): string {
  return cutText(error instanceof Error ? error.message : String(error), 500);
}
