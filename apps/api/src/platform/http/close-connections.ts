import type { ServerResponse } from 'node:http';
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
 * Ends connections when the app closes: at once those without a request, the others when their response is delivered,
 * and all of them after six seconds. Node closes idle connections only once, keeps those that become idle later open for
 * the next request, and takes a response for delivered as soon as all of it was written.
 */
export function closeConnections(app: FastifyInstance): Closing {
  const closing = { hasBegun: false };
  const idleConnections = watchConnections(app);
  // Fastify and Node call it when they close.
  app.server.closeIdleConnections = () => {
    for (const socket of idleConnections()) socket.destroy();
  };
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

/** Returns a function that finds the connections on which no response is due and no request is arriving. */
function watchConnections(app: FastifyInstance): () => Socket[] {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  /** How much each idle connection had sent when it was looked at. */
  const received = new WeakMap<Socket, number>();
  function forget(this: ServerResponse): void {
    open.delete(this);
  }
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', forget);
  });
  return () => {
    const busy = new Set(Array.from(open, ({ req }) => req.socket));
    return [...sockets].filter((socket) => {
      const isArriving = received.get(socket) !== socket.bytesRead && socket.bytesRead > 0;
      received.set(socket, socket.bytesRead);
      return !busy.has(socket) && !isArriving;
    });
  };
}
