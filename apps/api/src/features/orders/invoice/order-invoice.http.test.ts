import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { storeOrders } from '../../../../test/data/store-orders.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const shopper = await makeShopper(services, { name: 'নুসরাত জাহান' });
const zone = await makeZone(services);
const sizes = Array.from({ length: 100 }, (_, index) => `Size ${index}`);
const product = await makeProduct(services, { stock: 500, sizes });

const orderOf = (lines: number) =>
  makeOrder(http, {
    shopper,
    zone,
    item: Array.from({ length: lines }, (_, index) => ({ product_id: product.id, qty: 1, size: `Size ${index}` })),
  });

function invoiceOf(orderNumber: string, { lang = 'en', token = shopper.token } = {}) {
  return http
    .get(`/api/order/${orderNumber}/invoice?lang=${lang}`)
    .set('authorization', `Bearer ${token}`)
    .buffer(true);
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.each(['en', 'bn'])('an order’s invoice is a PDF of one A4 page, in %s', async (lang) => {
  const { orderNumber } = await orderOf(2);
  const { status, headers, body } = await invoiceOf(orderNumber, { lang });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="haat-invoice-${orderNumber}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(body.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pagesOf(body)).toBe(1);
});

test('staff get the invoice of any order, shown in the browser; NOT_FOUND for none', async () => {
  const { orderNumber } = await orderOf(1);
  const { headers: signedIn } = await makeStaff(services, { role: 'staff' });
  const ask = (number: string) => http.get(`/api/admin/orders/${number}/invoice?lang=bn`).set(signedIn).buffer(true);
  const { status, headers, body } = await ask(orderNumber);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="haat-invoice-${orderNumber}.pdf"`,
  });
  expect(pagesOf(body)).toBe(1);
  const missing = await ask('HT-2222-2222');
  expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('many lines take more pages', async () => {
  const { orderNumber } = await orderOf(60);
  expect(pagesOf((await invoiceOf(orderNumber)).body)).toBeGreaterThan(3);
});

test('NOT_FOUND for another’s and for none, UNAUTHORIZED, VALIDATION for an unknown language', async () => {
  const { orderNumber } = await orderOf(1);
  const other = await makeShopper(services);
  const codeOf = async (answer: ReturnType<typeof invoiceOf>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  expect(await codeOf(invoiceOf(orderNumber, { token: other.token }))).toEqual([404, 'NOT_FOUND']);
  expect(await codeOf(invoiceOf('HT-2222-2222'))).toEqual([404, 'NOT_FOUND']);
  expect(await codeOf(invoiceOf(orderNumber, { token: 'x.y.z' }))).toEqual([401, 'UNAUTHORIZED']);
  expect(await codeOf(invoiceOf(orderNumber, { lang: 'fr' }))).toEqual([422, 'VALIDATION']);
});

test('two invoices of one shopper are drawn or wait, and another shopper does not stand behind more of them', async () => {
  const { orderNumber } = await orderOf(40);
  const other = await makeShopper(services);
  const [othersOrder = ''] = await storeOrders(services, { userId: other.userId, lineCounts: [1] });
  const greedy = Promise.all(Array.from({ length: 29 }, () => invoiceOf(orderNumber)));
  const [answers, others] = await Promise.all([greedy, invoiceOf(othersOrder, { token: other.token })]);
  expect(others.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(refused.length).toBeGreaterThan(15);
  for (const { body, headers } of refused) expect([body.code, headers['retry-after']]).toEqual(['RATE_LIMITED', '3']);
});

test('when too many wait for theirs, one is told to come again', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 26 }, async () => {
      const { userId, token } = await makeShopper(services);
      const [orderNumber = ''] = await storeOrders(services, { userId, lineCounts: [40] });
      return { orderNumber, token };
    }),
  ).then((orders) => Promise.all(orders.map(({ orderNumber, token }) => invoiceOf(orderNumber, { token }))));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(statuses.find(({ status }) => status === 503)?.body.code).toBe('UNAVAILABLE');
});
