import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault } from '../../fault.ts';
import { underAttack } from '../../stage/crowd.ts';
import type { Shopper } from '../../stage/goods.ts';
import type { Stage } from '../../stage/stage.ts';

const readers = 90;
const orders = 100;
const linesEach = 20;
/** Larger than an order may be today, so that the kernel's buffers cannot hold it. */
const choice = 'x'.repeat(1_500);

export const slowReaders: Fault = {
  id: 'M3',
  title: `${readers} people ask for their ${orders} large orders and never read them`,
  runs: { short: 1, long: 3 },
  async run(stage) {
    const [shopper] = await stage.goods.shoppers(1);
    if (!shopper) throw new Error('There is nobody.');
    await storeLargeOrders(stage, shopper);
    const figures = await underAttack(stage, async ({ shop }) => {
      const sockets = Array.from({ length: readers }, () => askWithoutReading(shop.port, shopper));
      await sleep(9_000);
      for (const socket of sockets) socket.destroy();
      return { readers: exactly(sockets.length, readers) };
    });
    await removeOrders(stage, shopper);
    return figures;
  },
};

function askWithoutReading(port: number, { userId, token }: Shopper): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  socket.pause();
  socket.write(
    `GET /api/user_order?user_id=${userId} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.3\r\n` +
      `Accept-Encoding: identity\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  return socket;
}

async function storeLargeOrders({ pool }: Stage, { userId }: Shopper): Promise<void> {
  await pool.query(
    `WITH placed AS (
       INSERT INTO orders (order_number, user_id, name, email, phone, address, shipping_address, subtotal, delivery_charge, total)
       SELECT 'CHAOS-' || n, $1, 'Nusrat', 'a@chaos.test', '+8801712345678', 'Dhaka', 'Dhaka City', 0, 0, 0
         FROM generate_series(1, ${orders}) AS n RETURNING id)
     INSERT INTO order_lines (order_id, position, name, name_bn, slug, photo, price, offer_price, qty, size, color)
     SELECT id, position, 'Mug', 'মগ', 'mug', '/mug.webp', 0, 0, 1, $2, $2
       FROM placed, generate_series(1, ${linesEach}) AS position`,
    [userId, choice],
  );
}

async function removeOrders({ pool }: Stage, { userId }: Shopper): Promise<void> {
  await pool.query('DELETE FROM order_lines USING orders WHERE order_id = orders.id AND user_id = $1', [userId]);
  await pool.query('DELETE FROM orders WHERE user_id = $1', [userId]);
}
