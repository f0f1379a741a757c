import { demoLogins } from '@haat/db/seed';
import type { Settings } from './settings.ts';

/** Progress messages for the waiting user. */
export interface Progress {
  /** Starts a step that takes a moment. */
  step: (message: string) => void;
  /** Reports that the last step is done. */
  done: (message: string) => void;
}

/** Prints each step with the seconds since the start. */
export function makeProgress(): Progress {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`.padStart(7);
  return {
    step: (message) => console.log(`${seconds()}  ${message} …`),
    done: (message) => console.log(`${seconds()}  ${message}`),
  };
}

/** Prints the shop's address and the demo logins. */
export function summary({ settings }: { settings: Settings }): string {
  const address = settings.publicUrl;
  const { shopper, owner } = demoLogins;
  const lines = [
    ['Shop', address],
    ['API', `${address}/api/docs`],
    ...(settings.isProduction
      ? []
      : [
          ['Mailbox', `${address}/dev/mailbox`],
          ['Shopper', `${shopper.email}   password ${shopper.password}`],
          ['Console', `${address}/admin`],
          ['Owner', `${owner.email}   password ${owner.password}`],
        ]),
  ];
  const table = lines.map(([name = '', value]) => `    ${name.padEnd(10)}${value}`).join('\n');
  return `Haat (হাট) is open.\n\n${table}\n\n    Ctrl-C closes it.\n`;
}
