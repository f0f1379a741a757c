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

/** A command of the operator. If it fails, it throws an error with a one-line message. */
export interface Command {
  usage: string;
  about: string;
  run: (input: CommandInput) => Promise<void>;
}

/** Runs `work` with the shop's services and closes them afterwards. */
export async function withServices<Result>(config: Config, work: (services: Services) => Promise<Result>) {
  // The operator reads the command's output, not the log.
  const services = await createServices({ ...config, LOG_LEVEL: 'error' });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** The URL of PostgreSQL itself, bypassing any pooler. */
export function directUrl({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}
