import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

const pollEveryMs = 1_000;

/** What a watch does while it is connected. */
export interface WatchOptions {
  /** Connects to PostgreSQL directly: a pooler does not forward notifications. */
  connectionString: string;
  /** The channels it listens on, and what is called with each notification's payload. */
  channels: Record<string, (payload: string) => void>;
  /** Called once connected and every second from then on, because notifications may be missed. */
  poll: (client: Pick<pg.Client, 'query'>) => Promise<void>;
  log: Log;
}

/** Watches the database on a connection of its own, and reconnects every second while that fails. The returned function ends it. */
export function watchDatabase({ log, ...options }: WatchOptions): () => Promise<void> {
  const stop = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await watchUntilBroken(options, stop.signal);
      } catch (error) {
        log.warn(
          { err: error, channels: Object.keys(options.channels) },
          'the connection that watches the database broke and is reopened',
        );
      }
      await pause(stop.signal);
    }
  }

  return async () => {
    stop.abort();
    await running;
  };
}

async function watchUntilBroken(
  { connectionString, channels, poll }: Omit<WatchOptions, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'haat watch',
    connectionTimeoutMillis: 3_000,
    query_timeout: 4_000,
    keepAlive: true,
  });
  const broken = new Promise<void>((resolve) => {
    client.on('end', resolve);
    // The query in progress, or the next one, rejects with the error itself.
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    for (const channel of Object.keys(channels)) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    while (!signal.aborted) {
      await poll(client);
      await Promise.race([pause(signal), broken]);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await sleep(pollEveryMs, undefined, { signal }).catch(() => {});
}
