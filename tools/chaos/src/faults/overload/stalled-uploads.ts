import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault } from '../../fault.ts';
import { underAttack } from '../../stage/crowd.ts';

const forms = 99;
const file = Buffer.alloc(5 * 1024 * 1024 - 1_000, 'x');
const part = '--x\r\nContent-Disposition: form-data; name="photo"; filename="photo.png"\r\n\r\n';

export const stalledUploads: Fault = {
  id: 'M2',
  title: `${forms} forms with 5 MB each that stop just before their end`,
  runs: { short: 1, long: 3 },
  async run(stage) {
    const shoppers = await stage.goods.shoppers(forms);
    return underAttack(stage, async ({ shop }) => {
      const sockets = shoppers.map(({ token }, index) =>
        stall(shop.port, { token, path: index % 2 === 0 ? '/api/seller-request-store' : '/api/profie_change' }),
      );
      await sleep(4_000);
      const ended = sockets.filter(({ hasEnded }) => hasEnded()).length;
      for (const { socket } of sockets) socket.destroy();
      // An address may send two at a time.
      return { 'refused at once': exactly(ended, forms - 2) };
    });
  },
};

function stall(
  port: number,
  { path, token }: { path: string; token: string },
): { socket: Socket; hasEnded: () => boolean } {
  const socket = connect({ host: '127.0.0.1', port });
  let hasEnded = false;
  // A client that is still sending when the connection closes may lose the response.
  socket.on('error', () => {});
  socket.on('close', () => (hasEnded = true));
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.2\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${file.length + 1_000}\r\n\r\n${part}`,
  );
  socket.write(file);
  return { socket, hasEnded: () => hasEnded };
}
