import { defineConfig } from 'vitest/config';
import { neededPrograms } from './tools/src/test/needed-programs.ts';

/** Tests that need an external program run only on request. */
const withoutPrograms = neededPrograms
  .filter((program) => program !== process.env['TEST_PROGRAM'])
  .map((program) => `**/*.${program}.test.ts`);

/** One run for all packages; `npx vitest run some/path` works on its own. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/e2e/**', ...withoutPrograms],
    globalSetup: ['tools/src/test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine must not fail a test.
    expect: { poll: { timeout: 10_000 } },
    // Tests mostly wait: for PostgreSQL, for mails, for expiry.
    maxWorkers: '100%',
    // Importing the server takes as long as most test files. Each file has its own database and services; no module
    // holds test state.
    isolate: false,
  },
});
