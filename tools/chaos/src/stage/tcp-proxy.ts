import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can be made to misbehave. */
export interface TcpProxy {
  port: number;
  /** Delays every byte by this long, in both directions. */
  delayMs: number;
  /** Breaks every open connection. */
  cut(): void;
  /**
   * Breaks the next connections when their response arrives: the server has done the work, but the client never
   * learns of it.
   */
  loseAnswers(count: number): void;
  /** Silently holds back all data; `endSilence` lets it through. */
  beginSilence(): void;
  endSilence(): void;
  close(): Promise<void>;
}

/** Opens a proxy on a free port of 127.0.0.1 to another port there. */
export async function openProxy({ to: port }: { to: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let silence: (() => void)[] | undefined;
  let answersToLose = 0;

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: '127.0.0.1', port, noDelay: true });
    join(client, upstream);
    forward(client, upstream);
    forward(upstream, client, () => {
      if (answersToLose === 0) return true;
      answersToLose -= 1;
      client.destroy();
      return false;
    });
  });

  /** Passes the end or failure of one side on to the other. */
  function join(...pair: [Socket, Socket]): void {
    for (const socket of pair) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        for (const each of pair) later(() => each.destroy());
      });
    }
  }

  function forward(from: Socket, to: Socket, mayPass = () => true): void {
    from.on('data', (bytes) => {
      later(() => {
        if (!to.destroyed && mayPass()) to.write(bytes);
      });
    });
    from.on('end', () => later(() => to.end()));
  }

  function later(work: () => void): void {
    if (silence) silence.push(work);
    else if (proxy.delayMs > 0) setTimeout(work, proxy.delayMs);
    else work();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const proxy: TcpProxy = {
    port: address.port,
    delayMs: 0,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    loseAnswers(count) {
      answersToLose = count;
    },
    beginSilence() {
      silence ??= [];
    },
    endSilence() {
      const waiting = silence ?? [];
      silence = undefined;
      for (const work of waiting) work();
    },
    async close() {
      proxy.endSilence();
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
