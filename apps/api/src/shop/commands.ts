import { readConfig } from '../platform/config.ts';
import { printable } from '../platform/printable.ts';
import { backUpCommand } from './back-up.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { doctorUsage, runDoctor } from './doctor/doctor.ts';
import { mailsCommand } from './mails.ts';
import { orderCommand } from './order.ts';
import { orderMonthsCommand } from './order-months.ts';
import { restoreCommand } from './restore.ts';
import { reviewCommand, reviewsCommand } from './reviews.ts';
import { staffCommand } from './staff.ts';
import { searchesCommand, synonymsCommand } from './synonyms.ts';
import { userCommand } from './user.ts';

const commands: Readonly<Record<string, Command>> = {
  backup: backUpCommand,
  restore: restoreCommand,
  check: checkCommand,
  order: orderCommand,
  'order-months': orderMonthsCommand,
  mails: mailsCommand,
  reviews: reviewsCommand,
  review: reviewCommand,
  user: userCommand,
  staff: staffCommand,
  synonyms: synonymsCommand,
  searches: searchesCommand,
};

interface RunOptions {
  /** The command's name and its arguments. */
  words: readonly string[];
  environment: Record<string, string | undefined>;
  print: (line: string) => void;
}

/** Runs one of the operator's commands. Throws an error with a one-line message if it is unknown or fails. */
export async function runShopCommand({ words, environment, print: printLine }: RunOptions): Promise<void> {
  // Many lines contain text by shoppers; it must not forge a line or control the terminal.
  const print = (line: string) => printLine(printable(line));
  const [name, ...args] = words;
  if (name === undefined || name === 'help') return help(print);
  // The doctor must run even with invalid settings.
  if (name === 'doctor') return runDoctor({ environment, print });
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}; \`shop help\` shows all.`);
  await command.run({ args, config: readConfig(environment), print });
}

function help(print: (line: string) => void): void {
  for (const { usage, about } of [...Object.values(commands), doctorUsage]) {
    print(`  shop ${usage}`);
    print(`      ${about}`);
  }
}
