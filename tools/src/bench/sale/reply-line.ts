import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What the load generator needs to know of a response. */
export interface ReplyHead {
  status: number;
  etag: string | undefined;
}

const headEnd = '\r\n\r\n';
const readBytes = 65_536;

/**
 * A persistent connection that reads the head of each response and counts its body, without keeping or decompressing it: the load
 * shares its cores with what it measures. One request at a time.
 */
export class ReplyLine {
  readonly #socket: Socket;
  /** The start of a head that is still incomplete. */
  #partial = '';
  #missingBytes = 0;
  #head: ReplyHead | undefined;
  #onReply: ((reply: ReplyHead | Error) => void) | undefined;

  private constructor(port: number) {
    const buffer = Buffer.allocUnsafe(readBytes);
    const take = (length: number) => {
      this.#take(buffer.subarray(0, length));
      return true;
    };
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer, callback: take } });
    this.#socket.on('error', (error) => this.#end(error));
    this.#socket.on('close', () => this.#end(new Error('the server closed the connection')));
  }

  static async open(port: number): Promise<ReplyLine> {
    const line = new ReplyLine(port);
    await once(line.#socket, 'connect');
    return line;
  }

  /** Sends a request; `onReply` is called once, with the head, when the whole response has arrived. */
  send(request: string, onReply: (reply: ReplyHead | Error) => void): void {
    this.#onReply = onReply;
    this.#socket.write(request, 'latin1');
  }

  close(): void {
    this.#onReply = undefined;
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    const bodyBytes = this.#head ? bytes.length : this.#readHead(bytes);
    this.#missingBytes -= bodyBytes;
    const head = this.#head;
    if (!head || this.#missingBytes > 0) return;
    this.#head = undefined;
    this.#end(head);
  }

  /** Returns how many of these bytes belong to the body. */
  #readHead(bytes: Buffer): number {
    const end = bytes.indexOf(headEnd);
    if (end === -1) {
      this.#partial += bytes.toString('latin1');
      return 0;
    }
    const head = this.#partial + bytes.toString('latin1', 0, end + headEnd.length);
    this.#partial = '';
    this.#head = { status: Number(head.slice(9, 12)), etag: valueOf(head, '\r\netag: ') };
    this.#missingBytes = Number(valueOf(head, '\r\ncontent-length: ') ?? 0);
    return bytes.length - end - headEnd.length;
  }

  #end(reply: ReplyHead | Error): void {
    const onReply = this.#onReply;
    this.#onReply = undefined;
    onReply?.(reply);
  }
}

function valueOf(head: string, name: string): string | undefined {
  const start = head.indexOf(name);
  return start === -1 ? undefined : head.slice(start + name.length, head.indexOf('\r\n', start + name.length));
}
