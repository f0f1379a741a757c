import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const pollEveryMs = 1_000;

/** The channels to listen on, each with the callback for its notifications' payloads. */
export type Channels = Record<string, (payload: string) => void>;

/** What a poll queries: a client, or the pool. */
export type Asked = Pick<pg.Client, 'query'>;

interface ListenOptions {
  /** Must point to PostgreSQL itself: poolers do not forward notifications. */
  connectionString: string;
  channels: Channels;
  /** Called on connecting and every second after that; false stops listening. */
  poll: (client: Asked) => Promise<boolean>;
  signal: AbortSignal;
}

/** Listens on a dedicated connection until the signal aborts. Rejects if the connection or `poll` fails. */
export async function listenToDatabase({ connectionString, channels, poll, signal }: ListenOptions): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'haat watch',
    connectionTimeoutMillis: 3_000,
    query_timeout: 4_000,
    keepAlive: true,
  });
  const broken = new AbortController();
  const breaks = () => broken.abort();
  client.on('end', breaks);
  client.on('error', breaks);
  const either = AbortSignal.any([signal, broken.signal]);
  try {
    await client.connect();
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    for (const channel of Object.keys(channels)) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    while (!signal.aborted && (await poll(client))) {
      await untilNextPoll(either);
      if (broken.signal.aborted) throw new Error('The connection broke.');
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits for a second, or until the signal aborts. */
export async function untilNextPoll(signal: AbortSignal): Promise<void> {
  await sleep(pollEveryMs, undefined, { signal }).catch(() => {});
}
