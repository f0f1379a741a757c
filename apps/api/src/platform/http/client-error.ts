import type { Socket } from 'node:net';
import { Problem } from './problem.ts';

/** Responds to requests that Node could not parse: malformed, too large or too slow. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = problemOf(error.code);
  const body = JSON.stringify(problem.toBody());
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${problem.status} ${problem.code}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('REQUEST_TIMEOUT', 'The request took too long to arrive.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Problem('HEADERS_TOO_LARGE', 'The headers of this request are too large.');
  return new Problem('BAD_REQUEST', 'This request cannot be read.');
}
