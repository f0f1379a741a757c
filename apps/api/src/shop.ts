import { runShopCommand } from './shop/commands.ts';

// The operator's commands; `shop help` lists them. docs/operations.md says when to use which.
try {
  await runShopCommand({ words: process.argv.slice(2), environment: process.env, print: console.log });
} catch (error) {
  console.error(`✗ ${reasonOf(error)}`);
  if (process.env['DEBUG']) console.error(error);
  // Whatever was started before the failure, such as a reconnecting watch, must not keep the process alive.
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Prisma puts the failed call first and the reason last.
  return error.name.startsWith('PrismaClient') ? (error.message.trim().split('\n').at(-1) ?? '') : error.message;
}
