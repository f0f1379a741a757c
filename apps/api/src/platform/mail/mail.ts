import type { Transaction } from '../db/transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { uuidV7 } from '../uuid-v7.ts';

/** What a mail says, ready in both forms. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

/** A mail to one person. `kind` names what it is about, such as `order-confirmation`. */
export interface OutgoingMail {
  kind: string;
  to: string;
  locale: 'en' | 'bn';
  content: MailContent;
  orderId?: number;
}

/** Writes mails; the worker sends them. */
export interface Mail {
  /** Stores a mail and its job inside the transaction that causes it: it is sent if and only if that commits. */
  write(tx: Transaction, mail: OutgoingMail): Promise<void>;
}

/** The queue of mails to send; a job's data is `MailJob`. */
export const mailQueue = 'mail';
/** Where jobs end up that were tried as often as allowed. */
export const deadMailQueue = 'mail-dead';

/** A job of both queues. */
export interface MailJob {
  mailId: string;
}

/** Makes the writer and its queues. */
export async function createMail({ jobs }: { jobs: Jobs }): Promise<Mail> {
  await jobs.declareQueue(deadMailQueue, { retryLimit: 100, retryDelay: 60 });
  await jobs.declareQueue(mailQueue, {
    // Three days of a mail server that is away, asked again every minute at the latest.
    retryLimit: 4_500,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 60,
    heartbeatSeconds: 15,
    deleteAfterSeconds: 24 * 60 * 60,
    deadLetter: deadMailQueue,
  });

  return {
    async write(tx, { kind, to, locale, content, orderId }) {
      const mailId = uuidV7();
      await tx.query(
        `INSERT INTO mails (id, kind, recipient, subject, text, html, locale, order_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7::"Locale", $8)`,
        [mailId, kind, to, oneLine(content.subject), content.text, content.html, locale, orderId ?? null],
      );
      await jobs.send(tx, mailQueue, { mailId } satisfies MailJob);
    },
  };
}

/** A line break in a subject would begin a header of somebody else's choosing. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
