import type { Transaction } from '../db/transaction.ts';

/** A mail to somebody, without its text. */
export interface MailOfPerson {
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** The mails to an address that are still kept, newest first. */
export async function mailsOfPerson(tx: Transaction, email: string): Promise<MailOfPerson[]> {
  const { rows } = await tx.query<MailOfPerson>(
    'SELECT kind, created_at AS "createdAt", sent_at AS "sentAt" FROM mails WHERE recipient = $1 ORDER BY id DESC',
    [email],
  );
  return rows;
}

/** Deletes mails to an address, and those to the operator that name it. The mails of orders are cleared with the orders. */
export async function forgetMailsOf(tx: Transaction, email: string): Promise<void> {
  await tx.query('DELETE FROM mails WHERE order_id IS NULL AND (recipient = $1 OR strpos(text, $1) > 0)', [email]);
}
