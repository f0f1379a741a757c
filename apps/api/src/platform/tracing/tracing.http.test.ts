import { afterAll, expect, test } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { startTraceCollector } from '../../../test/trace-collector.ts';
import { startMailWorker } from '../mail/mail-worker.ts';

const mailServer = await startMailServer();
const collector = await startTraceCollector();
afterAll(() => Promise.all([mailServer.close(), collector.close()]));
const { http, services } = await startTestApp({
  SMTP_URL: mailServer.url,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_TRACES_SAMPLER_ARG: '1',
});
await startMailWorker(services);

const spansNamed = (name: string) => collector.spans.filter((span) => span.name === name);
/** The traces of all spans of a name except the first. */
const laterTraces = (name: string) =>
  new Set(
    spansNamed(name)
      .slice(1)
      .map(({ traceId }) => traceId),
  );

async function placeOrder(shop: { http: typeof http; services: typeof services }) {
  const [shopper, product, zone] = await Promise.all([
    makeShopper(shop.services),
    makeProduct(shop.services),
    makeZone(shop.services),
  ]);
  await makeOrder(shop.http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  return shopper;
}

test(
  'an order is one trace, from its request through its statement and its job to its mail',
  { timeout: 20_000 },
  async () => {
    await placeOrder({ http, services });
    await expect.poll(() => spansNamed('mail order-confirmation').length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => spansNamed('POST /api/checkout-confirm').length, { timeout: 10_000 }).toBe(1);

    const [request] = spansNamed('POST /api/checkout-confirm');
    const [useCase] = spansNamed('checkoutConfirm');
    expect(useCase?.parentSpanId).toBe(request?.spanId);
    const ofRequest = collector.spans.filter(({ traceId }) => traceId === request?.traceId);
    const statements = ofRequest.filter(({ name }) => name === 'prisma:client:db_query');
    expect(JSON.stringify(statements)).toContain('place_orders');
    const [mail] = spansNamed('mail order-confirmation');
    const job = ofRequest.find(({ spanId }) => spanId === mail?.parentSpanId);
    expect(job?.name).toBe('job mail');
  },
);

test('orders that are stored together keep their own traces', { timeout: 20_000 }, async () => {
  await Promise.all([1, 2, 3].map(() => placeOrder({ http, services })));
  await expect.poll(() => laterTraces('mail order-confirmation').size, { timeout: 10_000 }).toBe(3);
  await expect.poll(() => laterTraces('POST /api/checkout-confirm').size, { timeout: 10_000 }).toBe(3);
  expect(laterTraces('mail order-confirmation')).toEqual(laterTraces('POST /api/checkout-confirm'));
});

test('a use case that fails says with which problem, and is no fault of the server', async () => {
  await http.post('/api/order-tracking').send({ order_number: 'HT-2222-2222', phone: '01712345678' }).expect(404);
  await expect.poll(() => spansNamed('orderTracking').length, { timeout: 10_000 }).toBe(1);
  const [useCase] = spansNamed('orderTracking');
  expect(useCase?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'NOT_FOUND' } });
  expect(useCase?.status.code ?? 0).toBe(0);
});

test('only requests begin a trace: what the server does by itself every second would be noise', () => {
  const begun = collector.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(new Set(begun)).toEqual(new Set(['POST /api/checkout-confirm', 'POST /api/order-tracking']));
});

test('the collector is told nothing that somebody typed', () => {
  const told = JSON.stringify(collector.spans);
  for (const typed of ['Dhanmondi', '01712345678', 'Shopper ', 'haat.test']) expect(told).not.toContain(typed);
});

test('without a collector, and while it is away, the shop works as ever, and nothing is stored', async () => {
  const away = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '0' });
  const { userId } = await placeOrder(away);
  const mails = await away.services.db.mail.findMany({ where: { order: { userId } }, select: { traceParent: true } });
  expect(mails.map(({ traceParent }) => traceParent)).toEqual([null, null]);
});
