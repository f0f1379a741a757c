import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  status: number;
  head: string;
  body: Buffer;
}

const headEnd = '\r\n\r\n';

/**
 * A persistent connection to a server on this machine, for one request at a time. It parses only what our server sends (status,
 * `content-length`, body), so that the load takes little of the processor time that it measures.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #receivedBytes = 0;
  /** The end of the response in progress; undefined until its head has arrived. */
  #wholeBytes: number | undefined;
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** Sends a request from `getRequest` or `postRequest`. */
  send(request: string): Promise<HttpAnswer> {
    this.#socket.write(request, 'utf8');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#receivedBytes += chunk.length;
    this.#wholeBytes ??= this.#readLength();
    if (this.#wholeBytes === undefined || this.#receivedBytes < this.#wholeBytes) return;
    const answer = this.#joined();
    const headBytes = answer.indexOf(headEnd);
    const head = answer.toString('latin1', 0, headBytes);
    const body = answer.subarray(headBytes + headEnd.length);
    this.#chunks = [];
    this.#receivedBytes = 0;
    this.#wholeBytes = undefined;
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  #readLength(): number | undefined {
    const start = this.#joined();
    const headBytes = start.indexOf(headEnd);
    if (headBytes === -1) return undefined;
    const bodyBytes = Number(/\r\ncontent-length: (\d+)/i.exec(start.toString('latin1', 0, headBytes))?.[1] ?? 0);
    return headBytes + headEnd.length + bodyBytes;
  }

  #joined(): Buffer {
    const [only] = this.#chunks;
    return only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
  }
}

/** A GET; `headers` are whole lines. */
export function getRequest(path: string, headers: string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers].join('\r\n') + headEnd;
}

/** A POST of JSON; `headers` are whole lines. */
export function postRequest(path: string, { headers, body }: { headers: string[]; body: string }): string {
  const length = `content-length: ${Buffer.byteLength(body)}`;
  const head = [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', 'content-type: application/json', length, ...headers];
  return `${head.join('\r\n')}${headEnd}${body}`;
}
