import { generateClient } from '@haat/db/generate';
import { runCommand } from './command.ts';
import { makeProgress } from './progress.ts';
import { runShop } from './shop.ts';

await runCommand(() =>
  runShop({
    progress: makeProgress(),
    prepare: async () => generateClient(),
    server: { args: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], env: { WEB_DEV: '1' } },
    isDemoWanted: true,
  }),
);
