import type { Transaction } from '../db/transaction.ts';

/** A mail to a person, without its text. */
export interface MailOfPerson {
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** The mails to an address that are still kept, newest first. */
export function mailsOfPerson(tx: Transaction, email: string): Promise<MailOfPerson[]> {
  return tx.mail.findMany({
    where: { recipient: email },
    orderBy: { id: 'desc' },
    select: { kind: true, createdAt: true, sentAt: true },
  });
}

/** Deletes mails to an address, and those to the operator that name it. The mails of orders are cleared with the orders. */
export async function forgetMailsOf(tx: Transaction, email: string): Promise<void> {
  // Not LIKE: an underscore in an address would match any letter.
  await tx.$executeRaw`
    DELETE FROM mails WHERE order_id IS NULL AND (recipient = ${email} OR strpos(text, ${email}) > 0)`;
}
