import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import type { Product } from '../../stage/goods.ts';
import { send } from '../../stage/send.ts';
import type { Stage } from '../../stage/stage.ts';

const hourMs = 3_600_000;
const skewedClock = new URL('../../stage/skewed-clock.ts', import.meta.url).href;

export const clocksThatAreWrong: Fault = {
  id: 'I13',
  title: 'the clock of one server is 2 hours or 3 days early or late',
  runs: { short: 1, long: 2 },
  async run(stage) {
    const counts = { badCoupons: 0, goodCoupons: 0, expiredCodes: 0, liveCodes: 0 };
    const [, skewed] = stage.shops;
    try {
      for (const hours of [2, -2, 72, -72]) {
        await skewed.stop();
        await skewed.start({ flags: ['--import', skewedClock], env: { CLOCK_SKEW_HOURS: String(hours) } });
        const product = await stage.goods.product({ stock: 10 });
        counts.badCoupons += await acceptedOf(stage, product, [
          { value: 100, startsAt: new Date(Date.now() + hourMs) },
          { value: 100, endsAt: new Date(Date.now() - hourMs) },
        ]);
        counts.goodCoupons += await acceptedOf(stage, product, [
          { value: 100, startsAt: new Date(Date.now() - hourMs), endsAt: new Date(Date.now() + hourMs) },
        ]);
        counts.expiredCodes += await acceptedCodes(stage, { isExpired: true });
        counts.liveCodes += await acceptedCodes(stage, { isExpired: false });
      }
    } finally {
      await skewed.stop();
      await skewed.start();
    }
    const { rows } = await stage.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM orders WHERE created_at > now() OR created_at < now() - interval '1 day'`,
    );
    return {
      'coupons early or late': exactly(counts.badCoupons, 0),
      'good coupons': exactly(counts.goodCoupons, 4),
      'expired codes accepted': exactly(counts.expiredCodes, 0),
      'live codes accepted': exactly(counts.liveCodes, 4),
      'orders out of time': exactly(rows[0]?.count ?? -1, 0),
    };
  },
};

/** How many of the coupons the server with the skewed clock accepts. */
async function acceptedOf(
  { goods, shops }: Stage,
  product: Product,
  coupons: Parameters<Stage['goods']['coupon']>[0][],
): Promise<number> {
  let accepted = 0;
  for (const given of coupons) {
    const { code } = await goods.coupon(given);
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const item = [{ product_id: product.id, qty: 1 }];
    const body = checkoutBody({ shopper, zone: goods.zone, item, coupon_code: code });
    const { status } = await postCheckout(shops[1].port, { shopper, body });
    if (status === 201) accepted += 1;
  }
  return accepted;
}

/** Whether the server with the skewed clock accepts a code that it mailed: 1 or 0. */
async function acceptedCodes(stage: Stage, { isExpired }: { isExpired: boolean }): Promise<number> {
  const { goods, shops, pool } = stage;
  const { port } = shops[1];
  const [shopper] = await goods.shoppers(1);
  if (!shopper) throw new Error('Nobody shops.');
  const { email } = shopper;
  await send(port, { path: '/api/forget_password', body: { email } });
  const code = await mailedCode(stage, email);
  if (isExpired) {
    await pool.query(`UPDATE password_codes SET expires_at = now() - interval '1 minute' WHERE email = $1`, [email]);
  }
  const { status } = await send(port, { path: '/api/forget_password_code_match', body: { email, code } });
  return status === 200 ? 1 : 0;
}

/** The code from the mail; the database stores it encrypted while the mail waits. */
async function mailedCode({ mailServer }: Stage, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const codes = mailServer.lastMails.flatMap((mail) => (mail.includes(email) ? codeIn(mail) : []));
    if (codes[0]) return codes[0];
    await sleep(100);
  }
  throw new Error('No code was mailed.');
}

function codeIn(mail: string): string[] {
  const code = /^ *(\d{6})\r?$/m.exec(mail)?.[1];
  return code ? [code] : [];
}
