import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Fault } from '../../fault.ts';
import { underAttack } from '../../stage/crowd.ts';
import { send } from '../../stage/send.ts';

const seconds = 6;
const everyMs = 100;
const headers = { 'x-forwarded-for': '203.0.113.1', 'accept-encoding': 'identity' };

export const unpagedFilters: Fault = {
  id: 'M1',
  title: 'ten lists a second, each with a filter that nobody used before, of 10,000 products',
  runs: { short: 1, long: 3 },
  async run(stage) {
    return underAttack(stage, async ({ shop }) => {
      const sizes: number[] = [];
      const asked: Promise<void>[] = [];
      for (let turn = 0; turn * everyMs < seconds * 1_000; turn += 1) {
        asked.push(ask(turn));
        await sleep(everyMs);
      }
      await Promise.all(asked);
      return { 'products in an answer': atMost(Math.max(...sizes), 100) };

      async function ask(turn: number): Promise<void> {
        const path = `/api/product-list?min_price=${turn / 100}`;
        const { status, body } = await send(shop.port, { path, headers: headers });
        if (status === 200 && Array.isArray(body.data)) sizes.push(body.data.length);
      }
    });
  },
};
