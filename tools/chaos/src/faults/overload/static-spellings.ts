import { once } from 'node:events';
import { connect } from 'node:net';
import { atLeast, exactly, type Fault } from '../../fault.ts';

const paths = [
  '/icons/..%2fsw.js',
  '/icons/%00',
  '/assets/%2e%2e/sw.js',
  '/media/demo/%00',
  '/uploads/images/user_image/..%2f..',
  '/sw.js',
  '/%',
];
const headers = [
  'Range: bytes=99999999-',
  'If-Match: "x"',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'Accept: */*',
];
const rounds = 20;

export const staticSpellings: Fault = {
  id: 'M4',
  title: 'odd spellings of static files, with ranges and conditions that do not hold',
  async run({ shops }) {
    const asked = Array.from({ length: rounds }, () =>
      paths.flatMap((path) => headers.map((header) => ({ path, header }))),
    );
    const statuses: number[] = [];
    for (const each of asked) statuses.push(...(await Promise.all(each.map((one) => statusOf(shops[0].port, one)))));
    return {
      answered: atLeast(statuses.filter((status) => status > 0).length, rounds * paths.length * headers.length),
      'answers 5xx': exactly(statuses.filter((status) => status >= 500).length, 0),
    };
  },
};

/** Sent unchanged: HTTP clients would normalise it. */
async function statusOf(port: number, { path, header }: { path: string; header: string }): Promise<number> {
  const socket = connect({ host: '127.0.0.1', port });
  let said = '';
  socket.on('error', () => {});
  socket.on('data', (part) => (said += part.toString('latin1').slice(0, 100)));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`);
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0);
}
