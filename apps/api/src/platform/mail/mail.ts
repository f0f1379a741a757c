import { z } from 'zod';
import type { Prepared } from '../db/prepared.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { uuidV7 } from '../uuid-v7.ts';
import { type MailContent, oneLine } from './mail-words.ts';

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
  /** Stores mails inside the transaction that causes them: they are sent if and only if that commits. */
  write(tx: Transaction, ...mails: OutgoingMail[]): Promise<void>;
}

/** The queue of mails to send; a job's data is a `mailJob`. */
export const mailQueue = 'mail';
/** Where jobs end up that were tried as often as allowed. */
export const deadMailQueue = 'mail-dead';

/** The data of a job of both queues. */
export const mailJob = z.object({ mailId: z.uuid() });

const writeMailsSql = `
INSERT INTO mails (id, kind, recipient, subject, text, html, locale, order_id)
SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::"Locale"[], $8::bigint[])`;

/** Makes the writer and its queues. */
export async function createMail({ jobs, prepared }: { jobs: Jobs; prepared: Prepared }): Promise<Mail> {
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
    async write(tx, ...mails) {
      await tx.query(
        prepared({ name: 'write-mails', text: writeMailsSql }, [
          mails.map(() => uuidV7()),
          mails.map(({ kind }) => kind),
          mails.map(({ to }) => to),
          mails.map(({ content }) => oneLine(content.subject)),
          mails.map(({ content }) => content.text),
          mails.map(({ content }) => content.html),
          mails.map(({ locale }) => locale),
          mails.map(({ orderId }) => orderId ?? null),
        ]),
      );
    },
  };
}
