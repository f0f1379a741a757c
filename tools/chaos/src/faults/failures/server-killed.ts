import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, type Fault } from '../../fault.ts';
import { countTries } from '../../stage/buy.ts';
import { accountFor, whileBuying } from '../../stage/load.ts';

export const serverKilled: Fault = {
  id: 'I1',
  title: 'kill -9 of a server while 20 people buy',
  runs: { short: 2, long: 15 },
  async run(stage) {
    const [one, other] = stage.shops;
    const shop = Math.random() < 0.5 ? one : other;
    const load = await whileBuying(stage, {
      clients: 20,
      async happening() {
        await sleep(400 + Math.random() * 300);
        await shop.kill();
        await shop.start();
        await sleep(300);
      },
    });
    return {
      ...(await accountFor(stage, load)),
      'answers broken off': atLeast(countTries(load.purchases, 'broken'), 1),
    };
  },
};
