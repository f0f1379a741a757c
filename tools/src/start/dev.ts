import { generateClient } from '@haat/db/generate';
import { runCommand } from './command.ts';
import { makeProgress } from './progress.ts';
import { runShop } from './shop.ts';

/** The server's sources. By default Node also watches what Vite writes, and restarts endlessly. */
const watched = ['apps/api/src', 'packages/contracts/src', 'prisma/src', 'prisma/generated'];

await runCommand(() =>
  runShop({
    progress: makeProgress(),
    prepare: async () => generateClient(),
    server: {
      args: [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output', 'apps/api/src/main.ts'],
      env: { WEB_DEV: '1' },
    },
    isDemoWanted: true,
  }),
);
