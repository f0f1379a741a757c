import type { Log } from '../log.ts';
import type { Relay } from '../redis/relay.ts';
import { type Asked, type Channels, listenToDatabase, untilNextPoll } from './listen-to-database.ts';

/** Where database notifications come from. */
export interface NoticeSource {
  /** Must point to PostgreSQL itself: poolers do not forward notifications. */
  connectionString: string;
  /** If there is a Redis, notifications come through it while it is reachable. */
  relay: Relay | undefined;
}

/** What to watch, and what to call while connected. */
export interface WatchOptions {
  source: NoticeSource;
  channels: Channels;
  /** Called on connecting and every second after that, because notifications may be lost. */
  poll: (client: Asked) => Promise<void>;
  log: Log;
}

/**
 * Watches the database, on its own connection or through the relay, and reconnects every second while that fails. The
 * returned function stops it.
 */
export function watchDatabase({ log, ...options }: WatchOptions): () => Promise<void> {
  const stop = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        if (options.source.relay?.isUp) await watchThroughRelay(options, options.source.relay, stop.signal);
        else await watchAlone(options, stop.signal);
        // The other source starts with a poll, so nothing is missed in between.
        continue;
      } catch (error) {
        log.warn(
          { err: error, channels: Object.keys(options.channels) },
          'the connection that watches the database broke and is reopened',
        );
      }
      await untilNextPoll(stop.signal);
    }
  }

  return async () => {
    stop.abort();
    await running;
  };
}

async function watchAlone({ source, channels, poll }: Omit<WatchOptions, 'log'>, signal: AbortSignal): Promise<void> {
  await listenToDatabase({
    connectionString: source.connectionString,
    channels,
    signal,
    async poll(client) {
      await poll(client);
      return !source.relay?.isUp;
    },
  });
}

async function watchThroughRelay(
  { channels, poll }: Omit<WatchOptions, 'log'>,
  relay: Relay,
  signal: AbortSignal,
): Promise<void> {
  const end = relay.hear(channels);
  try {
    while (!signal.aborted && relay.isUp) {
      await poll(relay.pool);
      await untilNextPoll(signal);
    }
  } finally {
    end();
  }
}
