import { expect, test } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { storeOrders } from '../../../test/data/store-orders.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();

test('user_order: the newest 50 first, the others by next_cursor, each once; a page of large orders is shorter', async () => {
  const shopper = await makeShopper(services);
  const small = Array.from({ length: 53 }, () => 1);
  const stored = await storeOrders(services, {
    userId: shopper.userId,
    lineCounts: [...small, ...Array.from({ length: 30 }, () => 60)],
  });
  const numbers: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await readPage(cursor);
    sizes.push(page.data.length);
    numbers.push(...page.data.map((order) => order.order_number));
    cursor = page.next_cursor;
  }
  // The lines of an order of 60 have 12 kB, and the eleventh such order exceeds 128 kB.
  expect(sizes).toEqual([11, 11, 50, 11]);
  expect(numbers).toEqual(stored.toReversed());

  async function readPage(cursor: string) {
    const query = { user_id: shopper.userId, ...(cursor && { cursor }) };
    const answer = await http.get('/api/user_order').query(query).set('authorization', `Bearer ${shopper.token}`);
    expect(answer.status).toBe(200);
    return answer.body as { data: { order_number: string }[]; next_cursor: string | null };
  }
  const refused = await http.get('/api/user_order?cursor=x').set('authorization', `Bearer ${shopper.token}`);
  expect(refused.status).toBe(422);
});
