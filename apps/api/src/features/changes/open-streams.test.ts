import { expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

const somebody = { sessionId: 'one', cookie: undefined };

async function textOf(stream: ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += new TextDecoder().decode(chunk);
  return text;
}

test('whoever does not read is cut off, and others hear everything', async () => {
  let empty = 0;
  const streams = new OpenStreams(() => (empty += 1));
  streams.open({ ...somebody }, 'beginning');
  const read = streams.open({ ...somebody }, 'beginning').getReader();
  for (let sent = 0; sent < 200; sent += 1) {
    await read.read();
    streams.sendAll('x');
  }
  expect(streams.all.length).toBe(1);
  expect(empty).toBe(0);
  await read.cancel();
  expect([streams.all.length, empty]).toEqual([0, 1]);
});

test('a stream that ends says its last words, once', async () => {
  const streams = new OpenStreams(() => {});
  const stream = { ...somebody };
  const events = streams.open(stream, 'a');
  streams.end(stream, 'b');
  streams.end(stream, 'c');
  streams.sendAll('d');
  expect(await textOf(events)).toBe('ab');
});
