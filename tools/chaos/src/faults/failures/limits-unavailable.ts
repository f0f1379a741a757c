import { atMost, exactly, type Fault, withinMs } from '../../fault.ts';
import { type Answer, send } from '../../stage/send.ts';
import type { Stage } from '../../stage/stage.ts';

const tries = 40;
const allowedEach = 10;

export const limitsGone: Fault = {
  id: 'I14',
  title: `the table of limits is gone while somebody guesses a password ${tries} times`,
  async run(stage) {
    await stage.pool.query('ALTER TABLE rate_limits RENAME TO rate_limits_away');
    try {
      return await guess(stage);
    } finally {
      await stage.pool.query('ALTER TABLE rate_limits_away RENAME TO rate_limits');
    }
  },
};

export const limitsLocked: Fault = {
  id: 'I14',
  title: `the table of limits is locked while somebody guesses a password ${tries} times`,
  async run(stage) {
    const holder = await stage.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE rate_limits IN ACCESS EXCLUSIVE MODE');
      return await guess(stage);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  },
};

async function guess({ goods, shops }: Stage) {
  const [shopper] = await goods.shoppers(1);
  const answers: Answer[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const body = { email: shopper?.email, password: `guess ${turn}` };
    answers.push(await send(shops[turn % 2 === 0 ? 0 : 1].port, { path: '/api/login', body }));
  }
  const count = (status: number) => answers.filter((each) => each.status === status).length;
  return {
    'answers 5xx': exactly(answers.filter(({ status }) => status >= 500).length, 0),
    'guesses that were looked at': atMost(count(401), allowedEach * shops.length),
    refused: exactly(count(429), tries - count(401)),
    slowest: withinMs(Math.max(...answers.map(({ ms }) => ms)), 2_000),
  };
}
