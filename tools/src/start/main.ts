import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { runCommand } from './command.ts';
import { makeProgress } from './progress.ts';
import { runShop } from './shop.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
  const progress = makeProgress();
  progress.step('Building the shop');
  await runShop({
    progress,
    prepare: build,
    // Without a limit Node lets its heap grow far beyond what it uses, which a small server cannot afford.
    server: { args: ['--max-semi-space-size=8', '--max-old-space-size=240', 'apps/api/dist/main.js'] },
    isDemoWanted: values.demo,
  });
});
