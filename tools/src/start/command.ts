/** Runs a command; an error is printed as one clear line, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['DEBUG']) console.error(error);
    process.exitCode = 1;
  }
}

/** Has SIGINT and SIGTERM end this process as `process.exit` does: together with what it started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}
