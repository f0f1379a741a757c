import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../test/make-order.ts';
import { makeProduct } from '../../../../test/make-product.ts';
import { makeShopper } from '../../../../test/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const shopper = await makeShopper(services, { name: 'নুসরাত জাহান' });
const zone = await makeZone(services);
const product = await makeProduct(services, { stock: 500 });

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

test('when too many wait for theirs, one is told to come again', async () => {
  const { orderNumber } = await orderOf(60);
  const answers = await Promise.all(Array.from({ length: 30 }, () => invoiceOf(orderNumber)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(answers.find(({ status }) => status === 503)?.body.code).toBe('UNAVAILABLE');
});
