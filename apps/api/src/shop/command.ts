import type { Config } from '../platform/config.ts';
import { createServices, type Services } from '../services.ts';

/** The input of a command. */
export interface CommandInput {
  /** The words after its name. */
  args: string[];
  config: Config;
  /** Prints one line for the operator. */
  print: (line: string) => void;
}

/** A command of the operator. It throws an error with one clear line if it fails. */
export interface Command {
  usage: string;
  about: string;
  run: (input: CommandInput) => Promise<void>;
}

/** Runs `work` with the services of the shop and closes them afterwards. */
export async function withServices<Result>(config: Config, work: (services: Services) => Promise<Result>) {
  // The operator reads the command's own output.
  const services = await createServices({ ...config, LOG_LEVEL: 'error' });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** The address of PostgreSQL itself, bypassing any pooler. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
