import type { Locale } from '@haat/contracts';
import { v7 as uuidV7 } from 'uuid';
import { z } from 'zod';
import type { Transaction } from '../db/transaction.ts';
import { sealText } from '../secrets/sealed-text.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type MailContent, oneLine } from './mail-words.ts';

/**
 * A mail to one person. `kind` names its purpose, such as `order-confirmation`. A mail without content is rendered by the template
 * of its kind when it is sent. A `secret`, such as a code, is stored encrypted, and such a mail is sent first.
 */
export interface OutgoingMail {
  kind: string;
  to: string;
  locale: Locale;
  content?: MailContent;
  secret?: string;
  orderId?: number | bigint;
}

/** Writes mails; the worker sends them. */
export interface Mail {
  /** Stores mails inside the transaction that causes them: they are sent if and only if it commits. */
  write(tx: Transaction, ...mails: OutgoingMail[]): Promise<void>;
}

/** The queue of mails to send; a job's data is a `mailJob`. */
export const mailQueue = 'mail';
/** The queue of mails that people wait for, such as codes. A rush of orders does not delay it. */
export const urgentMailQueue = 'mail-urgent';
/** The queue of jobs whose attempts are used up. */
export const deadMailQueue = 'mail-dead';

/** The data of a job of any of these queues. */
export const mailJob = z.object({ mailId: z.uuid(), traceParent: z.string().nullish() });

interface MailOptions {
  tracing: Tracing;
  /** The secret that encrypts the secrets of mails. */
  secret: string;
}

export function createMail({ tracing, secret: mailSecret }: MailOptions): Mail {
  return {
    async write(tx, ...given) {
      // An order of a deleted person may still change its status; there is nobody to notify.
      const mails = given.filter(({ to }) => to !== '');
      if (mails.length === 0) return;
      await tx.mail.createMany({
        data: mails.map(({ kind, to, locale, content, secret, orderId = null }) => ({
          id: uuidV7(),
          kind,
          recipient: to,
          locale,
          orderId,
          subject: content ? oneLine(content.subject) : null,
          text: content?.text ?? null,
          html: content?.html ?? null,
          secret: secret ? sealText(mailSecret, secret) : null,
          traceParent: tracing.parent(),
        })),
      });
    },
  };
}
