import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { liftedLimits } from '@haat/api/lifted-limits';
import { runCommand } from '../start/command.ts';
import { freePort } from '../start/free-port.ts';
import { checkBackups } from './backups.ts';
import { checkConfined, checkRefusals, checkSize } from './image.ts';
import { runJourneys } from './journeys.ts';
import { checkManyAtOnce } from './many-at-once.ts';
import { checkRole } from './database.ts';
import { checkMemory } from './memory.ts';
import { checkCrash, checkStop, checkUpgrade, checkVolumes } from './orders-kept.ts';
import { checkRealShop } from './real-shop.ts';
import { checkRotation } from './rotation.ts';
import { checkSmuggling } from './smuggling.ts';
import { openStack, type Stack } from './stack.ts';

const version = 'check';
const image = `haat:${version}`;

/**
 * `pnpm stack:check [words]`: builds the image, starts docker-compose.yml under another project name, and checks its promises; the words
 * select browser journeys. `--built` uses the existing image haat:check, `--without-journeys` skips the browser,
 * `--upgrade-from VERSION` starts with the image haat:VERSION. `CONTAINER_ENGINE` and `COMPOSE` replace `docker` and `docker compose`.
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
  const [port, databasePort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const stack = openStack({
    port,
    databasePort,
    environment: { ...(await settings({ port, proxyPort })), JWT_SECRET: jwtSecret },
  });

  if (!values.built) await step('build', () => stack.engine('build', '--quiet', '--tag', image, '.'));
  await step('size', () => checkSize(stack, { image }));
  await stack.remove();
  try {
    const from = values['upgrade-from'];
    if (from !== undefined) {
      await step('upgrade', () => checkUpgrade(stack, { from, to: version }));
      await stack.remove();
    }
    await step('three web containers at once', () => checkManyAtOnce(stack));
    await stack.remove();
    await step('first start', () => start(stack));
    await step('confinement', () => checkConfined(stack));
    await step("the shop's role", () => checkRole(stack));
    await step('refusals', () => checkRefusals(stack));
    if (!values['without-journeys']) {
      await step('journeys', () => runJourneys(stack, { jwtSecret, words: positionals }));
    }
    await step('kill -9 of web', () => checkCrash(stack, 'web'));
    await step('kill -9 of db', () => checkCrash(stack, 'db'));
    await step('SIGTERM of web', () => checkStop(stack));
    await step('volumes', () => checkVolumes(stack));
    await step('backups', () => checkBackups(stack));
    await step('rotated secrets', () => checkRotation(stack, { jwtSecret }));
    await step('memory', () => checkMemory(stack));
    await step('a real shop', () => checkRealShop(stack, { image }));
    await step('smuggling', () => checkSmuggling(stack, { port: proxyPort }));
  } finally {
    await stack.remove();
  }
});

async function step(title: string, work: () => Promise<string>): Promise<void> {
  console.log(`✓ ${title}: ${await work()}`);
}

/**
 * The demo's settings without rate limits, which no single shopper reaches: here all requests come from one address.
 */
async function settings({ port, proxyPort }: { port: number; proxyPort: number }): Promise<Record<string, string>> {
  return {
    HAAT_VERSION: version,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    HTTP_PORT: `127.0.0.1:${proxyPort}`,
    HTTPS_PORT: `127.0.0.1:${await freePort()}`,
    // A busy machine must not fail a journey.
    OVERLOAD_DELAY_MS: '30000',
    ...liftedLimits,
  };
}

async function start(stack: Stack): Promise<string> {
  const startedAt = performance.now();
  await stack.compose('up', '-d');
  await stack.untilAnswers('/');
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s to the first page`;
}
