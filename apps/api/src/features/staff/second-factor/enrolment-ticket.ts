import { z } from 'zod';
import type { Config } from '../../../platform/config.ts';
import { openText, sealText } from '../../../platform/secrets/sealed-text.ts';

const validForMs = 15 * 60_000;

const ticketContent = z.object({
  kind: z.literal('enrolment'),
  staffId: z.uuid(),
  secret: z.string(),
  until: z.number(),
});

/**
 * A sealed ticket that holds the secret of an enrolment until a code confirms it, so that nothing is stored before.
 */
export function newTicket(
  { JWT_SECRET }: Pick<Config, 'JWT_SECRET'>,
  { staffId, secret }: { staffId: string; secret: string },
): string {
  const content = { kind: 'enrolment', staffId, secret, until: Date.now() + validForMs };
  return sealText(JWT_SECRET, JSON.stringify(content));
}

/** The secret in this member's ticket; null if it is expired, somebody else's or invalid. */
export function secretOfTicket(
  { JWT_SECRET }: Pick<Config, 'JWT_SECRET'>,
  { staffId, ticket }: { staffId: string; ticket: string },
): string | null {
  // Anything shorter cannot hold a nonce and a tag.
  const text = /^[\w+/=]{60,}$/.test(ticket) ? openText([JWT_SECRET], ticket) : null;
  const content = ticketContent.safeParse(text === null ? null : JSON.parse(text));
  if (!content.success || content.data.staffId !== staffId || content.data.until < Date.now()) return null;
  return content.data.secret;
}
