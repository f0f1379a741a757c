import type { Pool } from '@haat/db';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { startEnqueuingMails } from './enqueue-mails.ts';
import { deadMailQueue, mailJob, mailQueue, urgentMailQueue } from './mail.ts';
import { type MailContent, type MailTemplates, type StoredMail, wordsOf } from './mail-words.ts';
import { createTransport, isRefusedForGood, type Transport } from './transport.ts';

const maxConcurrent = 3;

interface QueuedMail extends StoredMail {
  id: string;
}

interface Sending {
  pool: Pool;
  templates: MailTemplates;
  /** Null: mails stay in the development mailbox. */
  transport: Transport | null;
  metrics: Metrics;
  log: Logger;
}

/**
 * Sends queued mails until the jobs close, unless SEND_MAILS is 0. A mail goes out at least once; a repeat carries the same
 * Message-ID. Without SMTP_URL nothing leaves: the mail counts as sent and is read in the development mailbox.
 */
export async function startMailWorker(services: {
  config: Config;
  pool: Pool;
  jobs: Jobs;
  mailTemplates: MailTemplates;
  metrics: Metrics;
  log: Logger;
}): Promise<void> {
  const { config, pool, jobs, mailTemplates: templates, metrics, log } = services;
  if (!config.SEND_MAILS) {
    log.warn('SEND_MAILS is 0: mails wait in the database');
    return;
  }
  const transport = config.SMTP_URL ? createTransport({ url: config.SMTP_URL, from: config.MAIL_FROM }) : null;
  const send = (data: unknown) => sendMail({ pool, templates, transport, metrics, log }, mailJob.parse(data).mailId);
  await jobs.work(mailQueue, { maxConcurrent }, send);
  await jobs.work(urgentMailQueue, { maxConcurrent: 1 }, send);
  await jobs.work(deadMailQueue, { maxConcurrent: 1 }, async (data) => {
    const { mailId } = mailJob.parse(data);
    await pool.query(`UPDATE mails SET status = 'failed' WHERE id = $1 AND status = 'queued'`, [mailId]);
    metrics.mails.inc({ outcome: 'failed' });
    log.error({ mailId }, 'a mail could not be sent');
  });
  startEnqueuingMails({ pool, jobs });
}

async function sendMail({ pool, templates, transport, metrics, log }: Sending, id: string) {
  const mail = await startAttempt(pool, id);
  if (!mail) return;
  const words = await wordsOf(mail, templates);
  const isSecret = mail.secret !== null;
  if (mail.subject === null && !isSecret) await storeContent(pool, { id, ...words });
  try {
    await transport?.send({ ...mail, ...words });
  } catch (error) {
    const isForGood = isRefusedForGood(error);
    metrics.mails.inc({ outcome: isForGood ? 'failed' : 'retried' });
    await pool.query('UPDATE mails SET last_error = $2, status = $3::"MailStatus" WHERE id = $1', [
      id,
      errorText(error),
      isForGood ? 'failed' : 'queued',
    ]);
    if (!isForGood) throw error;
    // The error names the recipient, so it is stored with the mail instead of being logged.
    log.warn({ mailId: id }, 'a mail was refused for good');
    return;
  }
  // Mails are read in the development mailbox, so their secrets are kept there.
  await pool.query(
    `UPDATE mails SET status = 'sent', sent_at = now(), last_error = NULL, secret = CASE WHEN $2 THEN NULL ELSE secret END
      WHERE id = $1`,
    [id, transport !== null],
  );
  metrics.mails.inc({ outcome: 'sent' });
}

/** Null if the mail was already sent by an attempt whose job could not be completed. */
async function startAttempt(pool: Pool, id: string): Promise<QueuedMail | null> {
  const { rows } = await pool.query<QueuedMail>(
    `UPDATE mails SET attempts = attempts + 1 WHERE id = $1 AND status = 'queued'
     RETURNING id, kind, recipient, locale, order_id AS "orderId", subject, text, html, secret`,
    [id],
  );
  return rows[0] ?? null;
}

/** Stores the text, so that what was sent is on record. */
async function storeContent(pool: Pool, { id, subject, text, html }: MailContent & { id: string }): Promise<void> {
  await pool.query('UPDATE mails SET subject = $2, text = $3, html = $4 WHERE id = $1', [id, subject, text, html]);
}

function errorText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
