import type { RedisClientType } from '@redis/client';
import { answerWithin } from '../concurrency/answer-within.ts';
import type { Log } from '../log.ts';

const connectTimeoutMs = 2_000;
/** As long as a busy process may take to notice the answer. */
const commandTimeoutMs = 1_000;
const reconnectAfterMs = 500;

/** A Redis or Valkey that all processes of the shop share. Nothing is stored there that the shop cannot do without. */
export interface Redis {
  /** Whether it answers, as far as is known. */
  readonly isReady: boolean;
  /** Runs a Lua script on one key. Rejects at once while Redis is away, and after a second without an answer. */
  run(script: string, key: string, ...args: (string | number)[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<void>;
  /** Hears what is published on a channel, also after the connection was lost and came back. */
  subscribe(channel: string, listener: (message: string) => void): Promise<void>;
  close(): void;
}

/** Connects to Redis in the background and reconnects for as long as it is away. The client is loaded by those alone who use it. */
export async function openRedis({ url, log }: { url: string; log: Log }): Promise<Redis> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url,
    name: 'haat',
    disableOfflineQueue: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: () => reconnectAfterMs },
  }) as RedisClientType;
  reportState(client, log);
  // Attempts go on until `close`, which is what rejects this.
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

/** Asks Redis once. Rejects with the reason when it does not answer. */
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

/** Says once that Redis went away, and once that it came back. */
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
