import { expect, test } from 'vitest';
import { makeCoupon, makeOrder, makeZone } from '../../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const operator = await makeStaff(services, { role: 'operator' });
const phone = '01710000001';

const exported = (filters: object, { headers } = operator) =>
  http.post('/api/admin/orders/export').set(headers).send(filters);

test('the filtered list is taken out as a table, and the audit log says of how many orders', async () => {
  const zone = await makeZone(services, { deliveryCharge: 6_000 });
  const coupon = await makeCoupon(services, { value: 5_000, totalLimit: 10 });
  const product = await makeProduct(services, { price: 20_000, offerPrice: 15_050, stock: 9 });
  const { orderNumber } = await makeOrder(http, {
    shopper: await makeShopper(services),
    zone,
    item: [{ product_id: product.id, qty: 2 }],
    phone,
    coupon_code: coupon.code,
    name: '=Farzana, "Row"',
  });
  const answer = await exported({ view: 'confirm', q: phone });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, line, ...more] = answer.text.replace('\uFEFF', '').split('\r\n');
  expect(head).toContain('"order","placed at","status"');
  expect(line).toMatch(new RegExp(`^"${orderNumber}","\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d","pending",`));
  expect(line).toContain(`"'=Farzana, ""Row""","01710-000001"`);
  expect(line).toContain(`"${zone.shippingAddress}","2","311","${coupon.code}","0",""`);
  expect(more).toEqual(['']);
  const entry = await services.db.auditEntry.findFirstOrThrow({
    where: { action: 'adminOrderExport', staffId: operator.staffId },
  });
  expect(entry).toMatchObject({ subjectKind: 'order', before: null, after: { view: 'confirm', orders: 1 } });
});

test('a list without orders is a heading, and staff take none out', async () => {
  expect((await exported({ view: 'returned', q: '01799999999' })).text.trim().split('\r\n')).toHaveLength(1);
  const staff = await makeStaff(services, { role: 'staff' });
  expect((await exported({ view: 'all' }, staff)).body.code).toBe('FORBIDDEN');
});
