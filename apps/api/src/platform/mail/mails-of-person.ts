import type { Transaction } from '../db/transaction.ts';

/** A mail to a person, without its text. */
export interface MailOfPerson {
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** The mails to an address that are still kept, newest first; with `own`, only those of these kinds or about the user's orders. */
export function mailsOfPerson(
  tx: Transaction,
  email: string,
  own?: { userId: string; kinds: readonly string[] },
): Promise<MailOfPerson[]> {
  const isOwn = own && { OR: [{ kind: { in: [...own.kinds] } }, { order: { is: { userId: own.userId } } }] };
  return tx.mail.findMany({
    where: { recipient: email, ...isOwn },
    orderBy: { id: 'desc' },
    select: { kind: true, createdAt: true, sentAt: true },
  });
}

/** Deletes mails to an address, and those to the operator that name it. The mails of orders are cleared with the orders. */
export async function forgetMailsOf(tx: Transaction, email: string): Promise<void> {
  // Not within a longer address; `strpos` is quicker than the expression.
  const whole = String.raw`(?<![a-z0-9._%+-])${email.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`)}(?![a-z0-9_%+-]|\.[a-z0-9])`;
  await tx.$executeRaw`
    DELETE FROM mails
     WHERE order_id IS NULL AND (recipient = ${email} OR (strpos(text, ${email}) > 0 AND text ~* ${whole}))`;
}
