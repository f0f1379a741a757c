/** Runs a command; prints an error as one line and exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['DEBUG']) console.error(error);
    process.exitCode = 1;
  }
}

/** Makes SIGINT and SIGTERM end this process like `process.exit`, together with everything it started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
}
