import type { Log } from './log.ts';

const patienceMs = 10_000;

/**
 * Graceful shutdown: on SIGTERM and SIGINT, runs `close` (stop accepting, finish requests in progress) for at most
 * ten seconds. An uncaught error is logged and ends the process with 1, because its state can no longer be trusted.
 */
export function closeOnSignals({ log, close }: { log: Log; close: () => Promise<void> }): void {
  let isClosing = false;
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.error('closing took too long');
      process.exit(1);
    }, patienceMs).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'closing failed');
      process.exit(1);
    }
  }
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error nobody caught');
    process.exit(1);
  });
}
