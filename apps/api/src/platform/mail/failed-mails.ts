import type { Db } from '@haat/db';
import type { Transaction } from '../db/transaction.ts';

/** A mail that is no longer retried automatically. */
export interface FailedMail {
  id: string;
  kind: string;
  recipient: string;
  /** The order that it is about, if any. */
  orderNumber: string | null;
  createdAt: Date;
  attempts: number;
  /** The mail server's last reply. */
  lastError: string | null;
}

const mostListed = 100;
/**
 * Mails of deleted people have no recipient, and those with a secret no stored text: the secret is deleted with the last
 * attempt, and whoever waited for it asks for another. The index covers only mails with an error.
 */
const givenUp = { status: 'failed', lastError: { not: null }, recipient: { not: '' }, subject: { not: null } } as const;

/** The newest 100 mails that were given up. */
export async function listFailedMails(db: Db): Promise<FailedMail[]> {
  const mails = await db.mail.findMany({
    where: givenUp,
    orderBy: { id: 'desc' },
    take: mostListed,
    select: {
      id: true,
      kind: true,
      recipient: true,
      createdAt: true,
      attempts: true,
      lastError: true,
      order: { select: { orderNumber: true } },
    },
  });
  return mails.map(({ order, ...mail }) => ({ ...mail, orderNumber: order?.orderNumber ?? null }));
}

/** Retries mails that were given up: these, or all if null; they get new jobs within a second. Returns how many. */
export async function retryFailedMails(db: Transaction, ids: string[] | null): Promise<number> {
  const { count } = await db.mail.updateMany({
    where: { ...givenUp, ...(ids && { id: { in: ids } }) },
    data: { status: 'queued', handedOverAt: null },
  });
  return count;
}
