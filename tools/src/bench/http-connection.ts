import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  status: number;
  body: string;
}

const headEnd = '\r\n\r\n';

/**
 * A kept connection to a server on this machine, one request at a time. It reads just what our server sends (a status, a
 * `content-length`, a body), so that the load takes little of the processor that it measures.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#take(text));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** Posts JSON; `headers` are whole lines. */
  post(path: string, { headers, body }: { headers: string[]; body: string }): Promise<HttpAnswer> {
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      ...headers,
    ];
    this.#socket.write(`${head.join('\r\n')}${headEnd}${body}`, 'utf8');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const headLength = this.#received.indexOf(headEnd);
    if (headLength === -1) return;
    const head = this.#received.slice(0, headLength);
    const bodyLength = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headLength + headEnd.length + bodyLength;
    if (this.#received.length < end) return;
    const body = this.#received.slice(headLength + headEnd.length, end);
    this.#received = this.#received.slice(end);
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
