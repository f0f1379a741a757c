import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { generousLimits } from '@haat/e2e/open-shop';
import { runCommand } from '../start/command.ts';
import { freePort } from '../start/free-port.ts';
import {
  checkConfined,
  checkCrash,
  checkManyAtOnce,
  checkMemory,
  checkSize,
  checkUpgrade,
  checkVolumes,
  runJourneys,
} from './checks.ts';
import { openStack, type Stack } from './stack.ts';

const version = 'check';
const image = `haat:${version}`;

/**
 * `pnpm stack:check [words]`: builds the image, starts docker-compose.yml under another name, and looks whether it keeps what it
 * promises; the words choose browser journeys. `--built` takes the image haat:check as it is, `--without-journeys` leaves the
 * browser out, `--upgrade-from VERSION` begins with the image haat:VERSION. `CONTAINER_ENGINE` and `COMPOSE` name other programs than `docker` and `docker compose`.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      built: { type: 'boolean', default: false },
      'upgrade-from': { type: 'string' },
      'without-journeys': { type: 'boolean', default: false },
    },
  });
  const jwtSecret = randomBytes(32).toString('hex');
  const stack = await makeStack(jwtSecret);

  if (!values.built) await step('build', () => stack.engine('build', '--quiet', '--tag', image, '.'));
  await step('size', () => checkSize(stack, { image }));
  try {
    const from = values['upgrade-from'];
    if (from !== undefined) await step('upgrade', () => checkUpgrade(stack, { from, to: version }));
    await stack.compose('down', '-v');
    await step('three web containers at once', () => checkManyAtOnce(stack));
    await step('first start', () => start(stack));
    await step('confinement', () => checkConfined(stack));
    if (!values['without-journeys']) {
      await step('journeys', () => runJourneys(stack, { jwtSecret, words: positionals }));
    }
    await step('kill -9 of web', () => checkCrash(stack, 'web'));
    await step('kill -9 of db', () => checkCrash(stack, 'db'));
    await step('volumes', () => checkVolumes(stack, { version }));
    await step('memory', () => checkMemory(stack));
  } finally {
    await stack.compose('down', '-v');
  }
});

async function step(title: string, work: () => Promise<string>): Promise<void> {
  console.log(`✓ ${title}: ${await work()}`);
}

/** The stack with the limits lifted that a single shopper never meets: everything here comes from one address. */
async function makeStack(jwtSecret: string): Promise<Stack> {
  const port = await freePort();
  const environment = {
    HAAT_VERSION: version,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    JWT_SECRET: jwtSecret,
    // A busy machine is no reason to fail a journey.
    OVERLOAD_DELAY_MS: '30000',
    ...generousLimits,
  };
  return openStack({ port, databasePort: await freePort(), environment });
}

async function start(stack: Stack): Promise<string> {
  await stack.compose('down', '-v');
  const startedAt = performance.now();
  await stack.compose('up', '-d');
  await stack.untilAnswers('/');
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s to the first page`;
}
