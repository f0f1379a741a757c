import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often connections without a request are looked for. */
const everyMs = 100;
/** A slow phone may still be receiving its picture; what else a shutdown has to do takes less than the remaining seconds. */
const patienceMs = 6_000;

export interface Closing {
  /** Whether the server is closing: its responses then end their connections. */
  hasBegun: boolean;
}

/**
 * Ends connections when the app closes: those without a request, the others after their response, and all of them after
 * six seconds. Node closes idle connections only once, and keeps those that become idle later open for the next request.
 */
export function closeConnections(app: FastifyInstance): Closing {
  const closing = { hasBegun: false };
  spareSlowReaders(app);
  app.addHook('preClose', (done) => {
    closing.hasBegun = true;
    const idle = setInterval(() => app.server.closeIdleConnections(), everyMs).unref();
    const all = setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
    done();
  });
  return closing;
}

/**
 * Node takes a connection for idle as soon as its response was written, although a slow client may not have received it.
 * While there is such a client, no connection is closed: the server waits for it anyway. Watching each response instead
 * would cost a fifth of the cache hits.
 */
function spareSlowReaders({ server }: FastifyInstance): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  // Fastify and Node call it when they close.
  server.closeIdleConnections = () => {
    if (![...sockets].some(({ writableLength }) => writableLength > 0)) closeIdleConnections();
  };
}
