import type { EndpointReply, Endpoints, Locale } from '@haat/contracts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readOrderCopyToken } from './order-copy-token.ts';

/** Orders this recent are mailed to the address at once when it is confirmed. */
const recentDays = 7;

/**
 * Confirms an address: it receives copies of the mails about an account's orders from now on, and those of recent
 * orders at once.
 */
export async function confirmOrderCopy(
  { config, db, mail }: Pick<Services, 'config' | 'db' | 'mail'>,
  { body }: HandlerInput<Endpoints['orderCopyConfirm']>,
): Promise<EndpointReply<Endpoints['orderCopyConfirm']>> {
  const request = readOrderCopyToken([config.JWT_SECRET, config.JWT_SECRET_PREVIOUS], body.token);
  if (!request) throw linkInvalid();
  const { userId, email } = request;
  await withTransaction(db, async (tx) => {
    const confirmed = await tx.$executeRaw`
      INSERT INTO confirmed_addresses (user_id, email) SELECT id, ${email} FROM users
       WHERE id = ${userId}::uuid AND forgotten_at IS NULL FOR SHARE
      ON CONFLICT DO NOTHING`;
    if (confirmed === 0) return;
    const orders = await tx.$queryRaw<{ id: bigint; locale: Locale }[]>`
      SELECT id, locale FROM orders
       WHERE user_id = ${userId}::uuid AND email = ${email} AND created_at > now() - make_interval(days => ${recentDays})
       ORDER BY id`;
    await mail.write(tx, ...orders.map(({ id, locale }) => ({ kind: 'order-copy', to: email, locale, orderId: id })));
  });
  return { success: true, data: { email } };
}

function linkInvalid(): Problem {
  const message = 'This link is wrong or too old. Place an order with this address to get a new one.';
  return new Problem('CODE_INVALID', message, { errors: [{ path: 'token', message }] });
}
