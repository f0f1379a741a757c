import { demoLogins } from '@haat/db/seed';
import type { Settings } from './settings.ts';

/** Lines for the person who waits. */
export interface Progress {
  /** Something begins that takes a moment. */
  step: (message: string) => void;
  /** It is over; the message stands apart. */
  done: (message: string) => void;
}

/** Each step with the seconds since the beginning. */
export function makeProgress(): Progress {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`.padStart(7);
  return {
    step: (message) => console.log(`${seconds()}  ${message} …`),
    done: (message) => console.log(`${seconds()}  ${message}`),
  };
}

/** Where the shop is and how to get in. */
export function summary({ settings }: { settings: Settings }): string {
  const address = settings.publicUrl;
  const { shopper, operator } = demoLogins;
  const lines = [
    ['Shop', address],
    ['API', `${address}/api/docs`],
    ...(settings.isProduction
      ? []
      : [
          ['Mailbox', `${address}/dev/mailbox`],
          ['Shopper', `${shopper.email}   password ${shopper.password}`],
          ['Operator', `${operator.email}   password ${operator.password}`],
        ]),
  ];
  const table = lines.map(([name = '', value]) => `    ${name.padEnd(10)}${value}`).join('\n');
  return `Haat (হাট) is open.\n\n${table}\n\n    Ctrl-C closes it.\n`;
}
