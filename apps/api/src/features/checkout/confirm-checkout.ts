import { createHash } from 'node:crypto';
import type { ReplyWith } from '../../platform/http/handler.ts';
import { isRefusal, Problem } from '../../platform/http/problem.ts';
import { unavailable } from '../../platform/http/to-problem.ts';
import type { Services } from '../../services.ts';
import { invalidateProducts } from '../catalogue/public.ts';
import { type NewOrder, newOrderNumber, type OrderCopy } from '../orders/public.ts';
import { answerOf, type CheckoutAnswer, replay } from './checkout-answer.ts';
import { refuseOrder, whyNotOrderable } from './checkout-problems.ts';
import { type Counted, countOrder } from './count-order.ts';
import { type CheckoutRequest, lookAt } from './look-at-checkout.ts';
import { type CheckoutBody, orderFromCart } from './order-from-cart.ts';
import type { CartAccount, PlacedOrder } from './read-cart.ts';

type CheckoutServices = Pick<
  Services,
  'db' | 'readCart' | 'storeOrder' | 'cache' | 'config' | 'limits' | 'ordersPlaced'
>;

const maxAttempts = 10;

/** What an attempt was counted against; new accounts also have a stricter limit. */
type Counts = Promise<Record<'counted' | 'newcomer', Counted>>;

/**
 * Places an order at the server's figures if they do not exceed what the client showed, or finds the order that an
 * earlier attempt with this key placed. Throws the endpoint's problems.
 */
export async function confirmCheckout(
  services: CheckoutServices,
  request: CheckoutRequest,
  makeOrderNumber = newOrderNumber,
): Promise<CheckoutAnswer | ReplyWith<CheckoutAnswer>> {
  const { body, caller, idempotencyKey: key } = request;
  if (body.user_id !== caller.userId) throw new Problem('FORBIDDEN', 'You can only order for yourself.');
  const counts = countAttempt(services, request);
  try {
    return await place(services, request, { counts, makeOrderNumber }).catch(async (error: unknown) => {
      if (key === null || !isRateLimited(error)) throw error;
      const placed = await placedEarlier(services, request);
      if (!placed) throw error;
      await giveBack(counts);
      return replay(placed, hashOf(body));
    });
  } catch (error) {
    // Neither placed nor refused: given back, so that a retry is not counted twice.
    if (!isRefusal(error)) await giveBack(counts);
    throw error;
  }
}

async function countAttempt(services: CheckoutServices, { body, caller }: CheckoutRequest): Counts {
  const [counted, newcomer] = await Promise.all([
    countOrder(services, [
      ['checkout', `user:${caller.userId}`],
      ['checkoutPhone', body.phone],
    ]),
    // The address of a new account is unconfirmed; it may be a stranger's, and every order is mailed to it.
    countOrder(services, [['checkoutNew', caller.userId]]),
  ]);
  return { counted, newcomer };
}

async function giveBack(counts: Counts): Promise<void> {
  const { counted, newcomer } = await counts;
  await Promise.all([counted.giveBack(), newcomer.giveBack()]);
}

function isRateLimited(error: unknown): boolean {
  return error instanceof Problem && error.code === 'RATE_LIMITED';
}

/**
 * The order of an earlier attempt, which the limits do not know about while it is being stored. If it has not begun
 * to be stored by now, it never will be, so that no shopper is refused an order that then exists.
 */
async function placedEarlier(services: CheckoutServices, request: CheckoutRequest): Promise<PlacedOrder | null> {
  const { userId } = request.caller;
  // Waits for the lock that the account's row has while its order is being stored.
  await services.db.$executeRaw`UPDATE users SET order_refused_at = clock_timestamp() WHERE id = ${userId}::uuid`;
  const { placed } = await lookAt(services, request);
  return placed;
}

/** Reads first, then writes on the condition that nothing has changed since; if something has, reads again. */
async function place(
  services: CheckoutServices,
  request: CheckoutRequest,
  { counts, makeOrderNumber }: { counts: Counts; makeOrderNumber: () => string },
): Promise<CheckoutAnswer | ReplyWith<CheckoutAnswer>> {
  const { body, idempotencyKey: key } = request;
  // Each is a round trip, so both run together.
  const [firstLook, { counted, newcomer }] = await Promise.all([lookAt(services, request), counts]);
  const requestHash = hashOf(body);

  if (firstLook.placed) await counted.giveBack();
  else counted.refuseIfTooMany();

  let copy: OrderCopy | null | undefined;
  for (let look = 1; look <= maxAttempts; look++) {
    const { cart, placed, account } = look === 1 ? firstLook : await lookAt(services, request);
    const problem = placed ? null : whyNotOrderable(cart, { paidAtMost: body.total_amount });
    if (look === 1 && (placed || problem)) await newcomer.giveBack();
    if (placed) return replay(placed, requestHash);
    if (problem) throw problem;
    if (look === 1 && !account?.hasDelivered) newcomer.refuseIfTooMany();

    const orderNumber = makeOrderNumber();
    const idempotency = key === null ? null : { key, requestHash };
    copy ??= await orderCopy(services, { account, email: body.email });
    const order = { ...orderFromCart(cart, body), orderNumber, idempotency, copy, askedAt: firstLook.readAt };
    const outcome = await store(services, order);
    if (outcome === 'stored') return answerOf(order);
    if (outcome === 'refused since') break;
    if (outcome === 'too much pending') throw refuseOrder('TOO_MUCH_PENDING', cart);
  }
  throw unavailable();
}

/**
 * Mails about an order go to the account's address. Another address may be a stranger's, so it has to be confirmed
 * first (with a few requests a day at most) before it gets copies. Null if there is no other address or the limit is
 * reached.
 */
async function orderCopy(
  { limits }: CheckoutServices,
  { account, email }: { account: CartAccount | null; email: string },
): Promise<OrderCopy | null> {
  if (!account || account.email === email) return null;
  if (account.isAskedEmailConfirmed) return { kind: 'order-copy', to: email };
  return (await limits.allows('mailsUnasked', email)) ? { kind: 'confirm-address', to: email } : null;
}

function hashOf(body: CheckoutBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

async function store({ storeOrder, cache, ordersPlaced }: CheckoutServices, order: NewOrder) {
  const outcome = await storeOrder(order);
  if (outcome !== 'stored') return outcome;
  ordersPlaced.inc();
  invalidateProducts(
    cache,
    order.lines.map(({ productId }) => productId),
  );
  return outcome;
}
