import { adminRoutes } from '@haat/contracts/admin-routes';
import { changedKinds, type ChangedKind } from '@haat/contracts/changes/changed-kinds';

/** While the stream is down, everything is refetched this often. */
const pollMs = 30_000;
/**
 * The server sends something every 15 s; a connection that is silent for longer is lost, whatever the browser
 * reports.
 */
const silentMs = 40_000;
const firstRetryMs = 1_000;
const lastRetryMs = 60_000;

const path = adminRoutes.adminChanges.replace('GET ', '');

export interface Follower {
  /** Called when data of these kinds has changed; `all` after a time without the stream. */
  onChange: (kinds: readonly ChangedKind[] | 'all') => void;
  /** Called when the session has ended. */
  onEnd: () => void;
}

/**
 * Follows the server's stream of changes while the page is visible, and requests a full refetch every half minute
 * while the stream is down. The returned function stops.
 */
export function followChanges({ onChange, onEnd }: Follower): () => void {
  let stream: EventSource | undefined;
  let retryMs = firstRetryMs;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const polling = setInterval(() => {
    if (!document.hidden && stream?.readyState !== EventSource.OPEN) onChange('all');
  }, pollMs);

  function connect(): void {
    disconnect();
    if (document.hidden) return;
    stream = new EventSource(path);
    stream.addEventListener('open', () => {
      retryMs = firstRetryMs;
      onChange('all');
    });
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      listen();
      const told: unknown = JSON.parse(data);
      onChange(changedKinds.filter((kind) => Array.isArray(told) && told.includes(kind)));
    });
    stream.addEventListener('beat', listen);
    stream.addEventListener('ended', () => {
      stop();
      onEnd();
    });
    stream.addEventListener('error', tryLater);
    listen();
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(tryLater, silentMs);
  }

  /** With a random delay: after a restart of the server every console reconnects. */
  function tryLater(): void {
    disconnect();
    retrying = setTimeout(connect, retryMs * (0.5 + Math.random()));
    retryMs = Math.min(lastRetryMs, retryMs * 2);
  }

  function disconnect(): void {
    clearTimeout(retrying);
    clearTimeout(silence);
    stream?.close();
    stream = undefined;
  }

  function stop(): void {
    disconnect();
    clearInterval(polling);
    document.removeEventListener('visibilitychange', connect);
  }

  // Browsers limit connections per server, and background tabs must not hold them.
  document.addEventListener('visibilitychange', connect);
  connect();
  return stop;
}
