import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const pollEveryMs = 1_000;

/** The channels that somebody listens on, and what is called with each notification's payload. */
export type Channels = Record<string, (payload: string) => void>;

/** What a look at the database needs: a client, or the pool. */
export type Asked = Pick<pg.Client, 'query'>;

interface ListenOptions {
  /** Of PostgreSQL itself: a pooler does not forward notifications. */
  connectionString: string;
  channels: Channels;
  /** Called once connected and every second from then on; false ends the listening. */
  poll: (client: Asked) => Promise<boolean>;
  signal: AbortSignal;
}

/** Listens on a connection of its own until it is told to end. Rejects when the connection breaks or `poll` does. */
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

/** Waits for a second, or until the signal. */
export async function untilNextPoll(signal: AbortSignal): Promise<void> {
  await sleep(pollEveryMs, undefined, { signal }).catch(() => {});
}
