import type { EndpointReply, Endpoints, Locale } from '@haat/contracts';
import { withTransaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { readOrderCopyToken } from './order-copy-token.ts';

/** Orders so recent that the address still wants to read of them. */
const recentDays = 7;

/** Has an address get copies of the mails about an account's orders from now on, and those of its recent ones at once. */
export async function confirmOrderCopy(
  { config, pool, mail }: Pick<Services, 'config' | 'pool' | 'mail'>,
  { body }: HandlerInput<Endpoints['orderCopyConfirm']>,
): Promise<EndpointReply<Endpoints['orderCopyConfirm']>> {
  const request = readOrderCopyToken([config.JWT_SECRET, config.JWT_SECRET_PREVIOUS], body.token);
  if (!request) throw linkInvalid();
  const { userId, email } = request;
  await withTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `INSERT INTO confirmed_addresses (user_id, email) SELECT id, $2 FROM users WHERE id = $1 ON CONFLICT DO NOTHING`,
      [userId, email],
    );
    if (rowCount === 0) return;
    const { rows } = await tx.query<{ id: number; locale: Locale }>(
      `SELECT id, locale FROM orders
        WHERE user_id = $1 AND email = $2 AND created_at > now() - make_interval(days => $3) ORDER BY id`,
      [userId, email, recentDays],
    );
    if (rows.length === 0) return;
    await mail.write(tx, ...rows.map(({ id, locale }) => ({ kind: 'order-copy', to: email, locale, orderId: id })));
  });
  return { success: true, data: { email } };
}

function linkInvalid(): Problem {
  const message = 'This link is wrong or too old. Place an order with this address to get a new one.';
  return new Problem('CODE_INVALID', message, { errors: [{ path: 'token', message }] });
}
