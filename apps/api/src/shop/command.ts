import type { Config } from '../platform/config.ts';
import { createServices, type Services } from '../services.ts';

/** What a command is given. */
export interface CommandInput {
  /** What stands behind its name. */
  args: string[];
  config: Config;
  /** Tells the operator one line. */
  print: (line: string) => void;
}

/** One thing an operator can have done. It throws one clear line when it cannot be. */
export interface Command {
  usage: string;
  about: string;
  run: (input: CommandInput) => Promise<void>;
}

/** Runs `work` with the services of the shop, which end with it. */
export async function withServices<Result>(config: Config, work: (services: Services) => Promise<Result>) {
  // The operator reads what the command prints.
  const services = await createServices({ ...config, LOG_LEVEL: 'error' });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** The address of PostgreSQL itself, past any pooler. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
