import type { AdminOrder } from '@haat/contracts';
import type { Prisma } from '@haat/db';

/** Kinds of mails that go to the shop itself, not to the shopper. */
const ownKinds = new Set(['operator-order']);

/** The mails sent to the shopper about an order. */
export function shopperMails(mails: Prisma.MailGetPayload<object>[]): AdminOrder['mails'] {
  return mails
    .filter(({ kind }) => !ownKinds.has(kind))
    .map(({ id, kind, recipient, subject, status, lastError, createdAt, sentAt }) => ({
      id,
      kind,
      recipient,
      subject,
      status,
      error: lastError,
      at: (sentAt ?? createdAt).toISOString(),
    }));
}
