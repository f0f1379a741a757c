import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rootFolder } from '../start/settings.ts';
import { assertPromises } from './database.ts';
import type { Stack } from './stack.ts';

/**
 * The browser journeys against the stack, at both widths; `words` select some of them. The visual comparisons are
 * left out: they start their own shop.
 */
export async function runJourneys(
  stack: Stack,
  { jwtSecret, words }: { jwtSecret: string; words: string[] },
): Promise<string> {
  const program = path.join(rootFolder, 'apps/e2e/node_modules/.bin/playwright');
  const env = {
    ...process.env,
    SHOP_URL: stack.address,
    SHOP_DATABASE_URL: stack.databaseUrl,
    SHOP_JWT_SECRET: jwtSecret,
  };
  const args = ['test', '--config=apps/e2e/playwright.config.ts', '--project=phone', '--project=desktop', ...words];
  const [code] = await once(spawn(program, args, { cwd: rootFolder, env, stdio: 'inherit' }), 'exit');
  assert.equal(code, 0, 'journeys failed');
  await assertPromises(stack);
  return 'the journeys are through';
}
