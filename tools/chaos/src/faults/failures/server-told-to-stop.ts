import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, exactly, type Fault, withinMs } from '../../fault.ts';
import { countTries } from '../../stage/buy.ts';
import { accountFor, whileBuying } from '../../stage/load.ts';

const clients = 20;

export const serverToldToStop: Fault = {
  id: 'I2',
  title: `SIGTERM to a server while ${clients} people buy`,
  runs: { short: 1, long: 8 },
  async run(stage) {
    const [one, other] = stage.shops;
    const shop = Math.random() < 0.5 ? one : other;
    let ended = { code: null as number | null, ms: 0 };
    const load = await whileBuying(stage, {
      clients,
      async happening() {
        await sleep(500);
        ended = await shop.stop();
        await shop.start();
        await sleep(300);
      },
    });
    return {
      ...(await accountFor(stage, load)),
      'exit code': exactly(ended.code ?? -1, 0),
      // Connections in the backlog when the server stops listening: at most one per person, retried elsewhere.
      'connections not taken': atMost(countTries(load.purchases, 'broken'), clients),
      'answers 503': atMost(countTries(load.purchases, '503'), clients),
      'until it had ended': withinMs(ended.ms, 10_000),
    };
  },
};
