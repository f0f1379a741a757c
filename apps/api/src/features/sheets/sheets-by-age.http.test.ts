import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { changeOrderStatus } from '../orders/public.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services);

const list = async (query: string) => (await http.get(`/api/admin/sheets?${query}`).set(headers).expect(200)).body;
const withoutSheet = async (age: string) => (await list(`age=${age}`)).figures.without_sheet.parcels;

async function makeParcel(last: 'packed' | 'shipped'): Promise<string> {
  const [shopper, zone, product] = await Promise.all([
    makeShopper(services),
    makeZone(services),
    makeProduct(services),
  ]);
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  for (const status of ['confirmed', 'packed', 'shipped'] as const) {
    await changeOrderStatus(services, { orderNumber, status, byUserId: null });
    if (status === last) break;
  }
  return orderNumber;
}

/** A sheet handed over so many days ago. */
async function makeSheet(days: number): Promise<string> {
  const body = { order_numbers: [await makeParcel('packed')] };
  const code = (await http.post('/api/admin/sheets').set(headers).send(body).expect(200)).body.data.sheet;
  await db.$executeRaw`UPDATE courier_sheets SET created_at = now() - ${days}::int * interval '1 day' WHERE code = ${code}`;
  return code;
}

test('sheets are listed by their age as Today sums them up: late is what the owner calls late', async () => {
  const codes = new Map([
    ['new', [await makeSheet(0), await makeSheet(2)]],
    ['waiting', [await makeSheet(3), await makeSheet(4)]],
    ['late', [await makeSheet(5), await makeSheet(30)]],
  ]);
  const all = new Set([...codes.values()].flat());
  for (const [age, expected] of codes) {
    const shown: string[] = (await list(`view=open&age=${age}`)).data.map(({ code }: { code: string }) => code);
    expect(shown.filter((code) => all.has(code)).toSorted()).toEqual(expected.toSorted());
  }
  expect((await http.get('/api/admin/sheets?age=old').set(headers)).body.code).toBe('VALIDATION');
});

test('parcels on no sheet are counted with the sheets of their age', async () => {
  const before = [await withoutSheet('new'), await withoutSheet('late')];
  await makeParcel('shipped');
  const orderNumber = await makeParcel('shipped');
  await db.orderStatusChange.updateMany({
    where: { order: { orderNumber } },
    data: { createdAt: new Date(Date.now() - 9 * 86_400_000) },
  });
  expect([await withoutSheet('new'), await withoutSheet('late')]).toEqual(before.map((count) => count + 1));
});
