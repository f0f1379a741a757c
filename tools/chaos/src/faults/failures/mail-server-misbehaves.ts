import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, exactly, type Fault, measuredMs, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import type { Manners } from '../../stage/mail-server.ts';
import { forgetWaitingMails, mailsOnceSent } from '../../stage/mails.ts';
import type { Stage } from '../../stage/stage.ts';

const ordersEach = 10;
const phaseMs = 2_500;
const misbehaviour: Manners[] = ['busy', 'silent', 'takes mail and hangs up'];

export const mailServerMisbehaves: Fault = {
  id: 'I8',
  title: 'the mail server is busy (421), silent, hangs up after taking a mail, is away; then all is well',
  runs: { short: 1, long: 3 },
  async run(stage) {
    const { mailServer } = stage;
    await forgetWaitingMails(stage);
    const ids: string[] = [];
    const quiet = await placeOrders(stage);
    const times: number[] = [];
    for (const manners of misbehaviour) {
      mailServer.manners = manners;
      const placed = await placeOrders(stage);
      ids.push(...placed.orderNumbers);
      times.push(...placed.times);
      await sleep(phaseMs);
    }
    await mailServer.goAway();
    const placed = await placeOrders(stage);
    ids.push(...quiet.orderNumbers, ...placed.orderNumbers);
    times.push(...placed.times);
    await sleep(phaseMs);
    mailServer.manners = 'takes mail';
    await mailServer.comeBack();

    const backAt = performance.now();
    const mails = await mailsOnceSent(stage, ids);
    const missing = mails.filter((id) => !mailServer.arrived.some((messageId) => messageId.includes(id)));
    return {
      'orders refused meanwhile': exactly(times.length - placed.count * (misbehaviour.length + 1), 0),
      'checkout p95 before': measuredMs(p95(quiet.times)),
      'checkout p95 meanwhile': measuredMs(p95(times)),
      mails: exactly(mails.length, ids.length * 2),
      'never arrived': exactly(missing.length, 0),
      'all out after': withinMs(performance.now() - backAt, 120_000),
    };
  },
};

export const mailRefusedForGood: Fault = {
  id: 'I8',
  title: 'the mail server knows no such person (550)',
  runs: { short: 1, long: 3 },
  async run(stage) {
    const { mailServer, pool } = stage;
    await forgetWaitingMails(stage);
    mailServer.manners = 'no such person';
    try {
      const { orderNumbers, count } = await placeOrders(stage);
      const mails = await mailsOnceSent(stage, orderNumbers);
      const { rows } = await pool.query<{ failed: number; attempts: number }>(
        `SELECT count(*) FILTER (WHERE status = 'failed')::int AS failed, max(attempts) AS attempts
           FROM mails WHERE id = ANY($1::uuid[])`,
        [mails],
      );
      return {
        'orders refused meanwhile': exactly(ordersEach - count, 0),
        'put aside': exactly(rows[0]?.failed ?? 0, mails.length),
        'tries of a mail': atMost(rows[0]?.attempts ?? 0, 1),
      };
    } finally {
      mailServer.manners = 'takes mail';
    }
  },
};

interface Placed {
  orderNumbers: string[];
  times: number[];
  count: number;
}

async function placeOrders({ goods, shops }: Stage): Promise<Placed> {
  const product = await goods.product({ stock: 1_000 });
  const shoppers = await goods.shoppers(ordersEach);
  const placed: Placed = { orderNumbers: [], times: [], count: ordersEach };
  for (const [index, shopper] of shoppers.entries()) {
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    const { status, body: answer, ms } = await postCheckout(shops[index % 2 === 0 ? 0 : 1].port, { shopper, body });
    if (status !== 201) continue;
    placed.orderNumbers.push(String(answer.data?.['order_number']));
    placed.times.push(ms);
  }
  return placed;
}

function p95(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}
