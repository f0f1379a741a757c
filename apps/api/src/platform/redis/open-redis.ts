import type { RedisClientType } from '@redis/client';
import { answerWithin } from '../concurrency/answer-within.ts';
import type { Log } from '../log.ts';

const connectTimeoutMs = 2_000;
/** How long a busy process may take to notice the reply. */
const commandTimeoutMs = 1_000;
const reconnectAfterMs = 500;

/** A Redis or Valkey that all processes of the shop share. It holds nothing that the shop cannot do without. */
export interface Redis {
  /** Whether it is responding, as far as is known. */
  readonly isReady: boolean;
  /** Runs a Lua script on one key. Rejects at once while Redis is unreachable, and after a second without a reply. */
  run(script: string, key: string, ...args: (string | number)[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<void>;
  /** Receives what is published on a channel, also after reconnecting. */
  subscribe(channel: string, listener: (message: string) => void): Promise<void>;
  close(): void;
}

/**
 * Connects to Redis in the background and reconnects as long as necessary. The client library is loaded only if it is
 * used.
 */
export async function openRedis({ url, log }: { url: string; log: Log }): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url,
    name: 'haat',
    disableOfflineQueue: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: () => reconnectAfterMs },
  }) as RedisClientType;
  reportState(client, log);
  // Attempts continue until `close`, which makes this reject.
  client.connect().catch(() => {});
  return {
    get isReady() {
      return client.isReady;
    },
    run: (script, key, ...args) =>
      answerWithin(commandTimeoutMs, client.eval(script, { keys: [key], arguments: args.map(String) })),
    async publish(channel, message) {
      await client.publish(channel, message);
    },
    subscribe: (channel, listener) => client.subscribe(channel, listener),
    close: () => client.destroy(),
  };
}

/** Pings Redis. Rejects with the reason if it does not respond. */
export async function askRedis(url: string): Promise<void> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false } });
  client.on('error', () => {});
  try {
    await client.connect();
    await answerWithin(connectTimeoutMs, client.ping());
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Logs once that Redis became unreachable, and once that it is back. */
function reportState(client: RedisClientType, log: Log): void {
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis does not answer: PostgreSQL counts and tells of changes');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
}
