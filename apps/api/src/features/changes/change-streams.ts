import type { ChangedKind } from '@haat/contracts';
import type { Db } from '@haat/db';
import type { NoticeSource } from '../../platform/db/watch-database.ts';
import type { StaffCaller } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log.ts';
import type { StaffSessions } from '../../platform/session/staff-sessions.ts';
import { withTimeout } from '../../platform/concurrency/with-timeout.ts';
import { OpenStreams } from './open-streams.ts';
import { watchChanges } from './watch-changes.ts';

/** Enough for the open tabs of one browser; tabs beyond it refetch every half minute. */
const perSession = 8;
const perProcess = 400;
/** Changes within this time are announced together. */
const restMs = 200;
/**
 * Proxies close silent connections, and a browser detects a lost one by missing beats. Sessions are re-checked at the
 * same interval.
 */
const beatMs = 15_000;
/** A watch that cannot start keeps trying until the database answers; nothing can change before that. */
const readyMs = 2_000;

interface StreamServices {
  db: Db;
  source: NoticeSource;
  staffSessions: Pick<StaffSessions, 'authenticate'>;
  log: Log;
}

/**
 * The streams of changes from this process to open consoles. The database is watched while at least one stream is
 * open.
 */
export class ChangeStreams {
  readonly #services: StreamServices;
  readonly #streams = new OpenStreams(() => void this.#rest());
  readonly #due = new Set<ChangedKind>();
  #resting: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  #watch: ReturnType<typeof watchChanges> | undefined;
  #isClosed = false;

  constructor(services: StreamServices) {
    this.#services = services;
  }

  /**
   * Opens a stream for a session that reports changes from then on. Throws RATE_LIMITED if the session has too many,
   * UNAVAILABLE if the process has.
   */
  async open({ sessionId }: Pick<StaffCaller, 'sessionId'>, cookie: string | undefined): Promise<ReadableStream> {
    const { all } = this.#streams;
    if (this.#isClosed || all.length >= perProcess)
      throw new Problem('UNAVAILABLE', 'Too many consoles are connected. Please try again shortly.', {
        retryAfterSeconds: 30,
      });
    if (all.filter((stream) => stream.sessionId === sessionId).length >= perSession)
      throw new Problem('RATE_LIMITED', 'This session already has too many connections.', { retryAfterSeconds: 60 });
    // A proxy may hold back a response that has only headers.
    const events = this.#streams.open({ sessionId, cookie }, 'retry: 5000\n\n');
    this.#watch ??= watchChanges({ ...this.#services, onChange: (kinds) => this.#tell(kinds) });
    this.#beating ??= setInterval(() => this.#beat(), beatMs).unref();
    await withTimeout(readyMs, this.#watch.ready);
    return events;
  }

  /** Ends all streams and opens no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#resting);
    for (const stream of this.#streams.all) this.#streams.end(stream);
    await this.#rest();
  }

  #tell(kinds: readonly ChangedKind[]): void {
    for (const kind of kinds) this.#due.add(kind);
    if (!this.#resting) this.#tellDue();
  }

  #tellDue(): void {
    this.#resting = undefined;
    if (this.#due.size === 0) return;
    this.#streams.sendAll(`data: ${JSON.stringify([...this.#due])}\n\n`);
    if (this.#due.has('staff')) void this.#endThoseWithoutSession();
    this.#due.clear();
    this.#resting = setTimeout(() => this.#tellDue(), restMs).unref();
  }

  #beat(): void {
    this.#streams.sendAll('event: beat\ndata: []\n\n');
    void this.#endThoseWithoutSession();
  }

  /** Ends the streams of sessions that have expired or whose owner may no longer use the console. */
  async #endThoseWithoutSession(): Promise<void> {
    for (const stream of this.#streams.all) {
      try {
        const staff = await this.#services.staffSessions.authenticate(stream.cookie);
        if (staff?.sessionId !== stream.sessionId || staff.next !== null)
          this.#streams.end(stream, 'event: ended\ndata: []\n\n');
      } catch (error) {
        this.#services.log.warn({ err: error }, 'the session of an open console was not checked');
      }
    }
  }

  /** Stops watching when no stream is open. */
  async #rest(): Promise<void> {
    clearInterval(this.#beating);
    this.#beating = undefined;
    const watch = this.#watch;
    this.#watch = undefined;
    await watch?.end();
  }
}
