import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault, measuredMs } from '../fault.ts';
import { countTries } from '../stage/buy.ts';
import { accountFor, whileBuying } from '../stage/load.ts';
import { forgetWaitingMails, mailsOnceSent } from '../stage/mails.ts';
import { residentMegabytes } from '../stage/resident-megabytes.ts';
import type { Stage } from '../stage/stage.ts';

const quietMs = 6_000;
const clients = 8;

/** People shop for this many minutes while something breaks every few seconds. */
export function soak(minutes: number): Fault {
  return {
    id: 'soak',
    title: `${minutes} minutes of shopping while something breaks every few seconds`,
    runs: { short: 1, long: 1 },
    async run(stage) {
      await forgetWaitingMails(stage);
      let broken = 0;
      const load = await whileBuying(stage, {
        clients,
        shoppers: 60 + minutes * 20,
        pauseMs: 1_000,
        async happening() {
          const endsAt = performance.now() + minutes * 60_000;
          for (; performance.now() < endsAt; broken += 1) {
            await sleep(quietMs);
            await breakOne(stage, broken);
          }
        },
      });
      const overAt = performance.now();
      const orderNumbers = load.purchases.flatMap(({ orderNumber }) => orderNumber ?? []);
      const mails = await mailsOnceSent(stage, orderNumbers);
      const arrived = new Set(stage.mailServer.arrived.map((messageId) => messageId.slice(1, 37)));
      return {
        'things broken': { value: broken, bar: '> 0', isWithin: broken > 0 },
        ...(await accountFor(stage, load)),
        'answers 503': { value: countTries(load.purchases, '503'), bar: '', isWithin: true },
        'mails never arrived': exactly(mails.filter((id) => !arrived.has(id)).length, 0),
        'last mail out after': measuredMs(performance.now() - overAt),
        'MB of memory at the end': {
          value: Math.max(...stage.shops.map((shop) => residentMegabytes(shop.pid()))),
          bar: '≤ 500',
          isWithin: stage.shops.every((shop) => residentMegabytes(shop.pid()) <= 500),
        },
      };
    },
  };
}

/** Causes one fault after the other, repairing each before the next. */
async function breakOne(stage: Stage, turn: number): Promise<void> {
  const { database, databaseProxy, mailServer, shops } = stage;
  const shop = shops[turn % 2 === 0 ? 0 : 1];
  const accidents = [
    async () => {
      await shop.kill();
      await shop.start();
    },
    async () => databaseProxy.cut(),
    async () => {
      await mailServer.goAway();
      await sleep(3_000);
      await mailServer.comeBack();
    },
    async () => {
      await database.kill();
      await database.start();
    },
    async () => {
      databaseProxy.beginSilence();
      await sleep(6_000);
      databaseProxy.endSilence();
    },
    async () => {
      await shop.stop();
      await shop.start();
    },
    async () => {
      await database.freeze();
      await sleep(3_000);
      database.thaw();
    },
    async () => {
      mailServer.manners = 'takes mail and hangs up';
      await sleep(2_000);
      mailServer.manners = 'takes mail';
    },
  ];
  await accidents[turn % accidents.length]?.();
}
