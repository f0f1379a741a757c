import { defineConfig } from 'vitest/config';
import { neededPrograms } from './tools/src/test/needed-programs.ts';

/** Tests that need a program run only when asked for. */
const withoutPrograms = neededPrograms
  .filter((program) => program !== process.env['TEST_PROGRAM'])
  .map((program) => `**/*.${program}.test.ts`);

/** One run for all packages; `npx vitest run some/path` works by itself. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/e2e/**', ...withoutPrograms],
    globalSetup: ['tools/src/test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine must not fail a test.
    expect: { poll: { timeout: 10_000 } },
    // Much of a test's time is waiting: for PostgreSQL, for mails, for what expires.
    maxWorkers: '100%',
    // Importing the server takes as long as most test files. Each has its own database and services; no module holds state of a test.
    isolate: false,
  },
});
