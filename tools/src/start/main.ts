import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { runCommand } from './command.ts';
import { makeProgress } from './progress.ts';
import { serverFlags } from './server-flags.ts';
import { runShop } from './shop.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const progress = makeProgress();
  progress.step('Building the shop');
  await runShop({
    progress,
    prepare: build,
    server: { args: [...serverFlags, 'apps/api/dist/main.js'] },
    isDemoWanted: values.demo,
  });
});
