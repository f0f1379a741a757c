import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@haat/db';
import { type Channels, listenToDatabase } from '../db/listen-to-database.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';
import type { Log } from '../log.ts';
import type { Redis } from './open-redis.ts';

const leaseMs = 3_000;
const tryEveryMs = 1_000;

/** Takes or renews the lease; 1 if it is ours. */
const holdLease = `
  local holder = redis.call('GET', KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`;
const endLease = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

interface RelayOptions {
  redis: Redis;
  /** For the polls of the listeners. */
  pool: Pool;
  /** PostgreSQL itself, for listening. */
  connectionString: string;
  /** The shop's secret keeps two shops on one Redis apart. */
  secret: string;
  /** The PostgreSQL channels to forward. */
  channels: readonly string[];
  log: Log;
}

/**
 * Forwards PostgreSQL notifications to all processes through Redis, so that only one of them listens to PostgreSQL.
 * If that one dies, another takes over within four seconds; until then processes notice changes by their poll every
 * second.
 */
export class Relay {
  readonly pool: Pool;
  readonly #options: RelayOptions;
  readonly #id = randomUUID();
  readonly #name: string;
  readonly #hearers = new Set<Channels>();
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #isSubscribed = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.pool = options.pool;
    const { pathname } = new URL(options.connectionString);
    const shop = keyedHash({ secret: options.secret, purpose: 'redis' }, pathname).slice(0, 16);
    this.#name = `haat:${shop}:notices`;
    this.#running = this.#run();
  }

  /** Whether notifications arrive this way; while they do not, each process listens to PostgreSQL itself. */
  get isUp(): boolean {
    return this.#isSubscribed && this.#options.redis.isReady;
  }

  /** Calls `channels` with each notification, until the returned function is called. */
  hear(channels: Channels): () => void {
    this.#hearers.add(channels);
    return () => void this.#hearers.delete(channels);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        if (this.#options.redis.isReady) await this.#takePart();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'notifications are not passed on for now');
      }
      await sleep(tryEveryMs, undefined, { signal }).catch(() => {});
    }
  }

  async #takePart(): Promise<void> {
    const { redis, connectionString, channels } = this.#options;
    if (!this.#isSubscribed) {
      await redis.subscribe(this.#name, (message) => this.#tell(message));
      this.#isSubscribed = true;
    }
    if (!(await this.#holdsLease())) return;
    const pass = (channel: string) => (payload: string) =>
      // Lost messages are made up for by the poll every second.
      void redis.publish(this.#name, `${channel} ${payload}`).catch(() => {});
    await listenToDatabase({
      connectionString,
      channels: Object.fromEntries(channels.map((channel) => [channel, pass(channel)])),
      poll: () => this.#holdsLease(),
      signal: this.#stop.signal,
    });
    await redis.run(endLease, `${this.#name}:lease`, this.#id);
  }

  async #holdsLease(): Promise<boolean> {
    return (await this.#options.redis.run(holdLease, `${this.#name}:lease`, this.#id, leaseMs)) === 1;
  }

  #tell(message: string): void {
    const end = message.indexOf(' ');
    for (const hearer of this.#hearers) hearer[message.slice(0, end)]?.(message.slice(end + 1));
  }
}
