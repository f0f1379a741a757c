import type { Log } from '../log.ts';
import type { Relay } from '../redis/relay.ts';
import { type Asked, type Channels, listenToDatabase, untilNextPoll } from './listen-to-database.ts';

/** Where notifications of the database come from. */
export interface NoticeSource {
  /** PostgreSQL itself: a pooler does not forward notifications. */
  connectionString: string;
  /** With a Redis, whenever it is there, notifications come through it. */
  relay: Relay | undefined;
}

/** What a watch does while it is connected. */
export interface WatchOptions {
  source: NoticeSource;
  channels: Channels;
  /** Called once connected and every second from then on, because notifications may be missed. */
  poll: (client: Asked) => Promise<void>;
  log: Log;
}

/** Watches the database, on a connection of its own or through the relay, and reconnects every second while that fails. The returned function ends it. */
export function watchDatabase({ log, ...options }: WatchOptions): () => Promise<void> {
  const stop = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        if (options.source.relay?.isUp) await watchThroughRelay(options, options.source.relay, stop.signal);
        else await watchAlone(options, stop.signal);
        // The other way begins with a look, so nothing is missed in between.
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
