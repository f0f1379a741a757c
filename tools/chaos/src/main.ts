import { runCommand } from '@haat/tools/command';

await runCommand(async () => {});
