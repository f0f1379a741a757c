import { connect } from 'node:net';
import sharp from 'sharp';
import { atMost, exactly, type Fault, type Figure } from '../../fault.ts';
import { residentMegabytes } from '../../stage/resident-megabytes.ts';
import type { Stage } from '../../stage/stage.ts';

const senders = 5;
const sideOfBomb = 12_000;
const maxSentMegabytes = 1_000;

/** A body of undeclared size, in chunks of one megabyte. */
const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_00_00, 'x'), Buffer.from('\r\n')]);

export const pixelBombs: Fault = {
  id: 'F13',
  title: `${senders} people send pictures of ${sideOfBomb} × ${sideOfBomb} pixels`,
  async run(stage) {
    const bomb = await picture(sideOfBomb);
    // The first picture loads the library, which is not a leak.
    await sendPhotos(stage, await picture(600));
    return growthOf(stage, async () => {
      const statuses = await sendPhotos(stage, bomb);
      return { 'refused with 422': exactly(statuses.filter((status) => status === 422).length, senders) };
    });
  },
};

export const endlessBodies: Fault = {
  id: 'F1',
  title: `${senders} bodies of a gigabyte, without a word of their size`,
  async run(stage) {
    await sendEndlessly(stage.shops[0].port);
    return growthOf(stage, async () => {
      const answers = await Promise.all(Array.from({ length: senders }, () => sendEndlessly(stage.shops[0].port)));
      return {
        'cut off': exactly(answers.filter(({ megabytes }) => megabytes < maxSentMegabytes).length, senders),
        // A client that is still sending when the connection closes may lose the response.
        'who could read 413': { value: answers.filter(isRefusal).length, bar: '', isWithin: true },
        'MB taken at most': atMost(Math.max(...answers.map(({ megabytes }) => megabytes)), 50),
      };
    });
  },
};

function isRefusal({ answer }: { answer: string }): boolean {
  return answer.startsWith('HTTP/1.1 413 ');
}

/** The figures of `work`, and how much memory the server took for it. */
async function growthOf({ shops }: Stage, work: () => Promise<Record<string, Figure>>) {
  const before = residentMegabytes(shops[0].pid());
  const figures = await work();
  return { ...figures, 'MB of memory more': atMost(residentMegabytes(shops[0].pid()) - before, 50) };
}

function picture(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#fff' };
  return sharp({ create, limitInputPixels: false }).png().toBuffer();
}

async function sendPhotos({ goods, shops }: Stage, photo: Buffer): Promise<number[]> {
  const shoppers = await goods.shoppers(senders);
  return Promise.all(
    shoppers.map(async ({ token }, index) => {
      const form = new FormData();
      form.set('photo', new Blob([new Uint8Array(photo)]), 'photo.png');
      // An address may send two files at a time.
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `203.0.113.${index + 1}` };
      const address = `http://127.0.0.1:${shops[0].port}/api/profie_change`;
      const { status } = await fetch(address, { method: 'POST', headers, body: form });
      return status;
    }),
  );
}

/** Sends until the server refuses; returns its response and how much was sent. */
async function sendEndlessly(port: number): Promise<{ answer: string; megabytes: number }> {
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {});
  // A broken connection is expected here.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  let megabytes = 0;
  socket.on('data', (part) => (answer += part.toString()));
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  while (!socket.destroyed && megabytes < maxSentMegabytes) {
    const isTaken = socket.write(chunk);
    megabytes += 1;
    if (!isTaken) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  await closed;
  return { answer, megabytes };
}
