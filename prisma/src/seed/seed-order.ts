import { randomInt, randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { insertRows } from './insert-rows.ts';

export interface DemoOrder {
  placedDaysAgo: number;
  /** All its statuses, oldest first. */
  statuses: string[];
  lines: { slug: string; qty: number }[];
}

interface SeedOrderInput {
  client: pg.Client;
  userId: string;
  login: { email: string; name: string };
  order: DemoOrder;
}

interface OrderedProduct {
  id: number;
  slug: string;
  title: string;
  title_bn: string;
  photo: string;
  price: number;
  offer_price: number;
}

const dayMs = 86_400_000;

/** Inserts a past order as the checkout would have: stock movements, lines, status changes and the confirmation mail. */
export async function seedOrder({ client, userId, login, order }: SeedOrderInput): Promise<void> {
  const placedAt = new Date(Date.now() - order.placedDaysAgo * dayMs);
  const lines = await orderedLines({ client, order });
  const subtotal = lines.reduce((sum, { product, qty }) => sum + product.offer_price * qty, 0);
  const { rows: zones } = await client.query(
    'SELECT id, shipping_address, delivery_charge FROM shipping_zones ORDER BY position, id LIMIT 1',
  );
  const orderNumber = randomOrderNumber();
  const row = {
    order_number: orderNumber,
    user_id: userId,
    status: order.statuses.at(-1),
    created_at: placedAt,
    locale: 'en',
    name: login.name,
    email: login.email,
    phone: '+8801712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    shipping_zone_id: zones[0].id,
    shipping_address: zones[0].shipping_address,
    subtotal,
    delivery_charge: zones[0].delivery_charge,
    discount: 0,
    total: subtotal + zones[0].delivery_charge,
  };
  const [stored] = await insertRows<{ id: string }>({ client, table: 'orders', rows: [row], returning: 'id' });
  if (stored === undefined) throw new Error(`The order number ${orderNumber} is taken.`);

  await takeStock({ client, orderId: stored.id, lines, placedAt });
  await writeLines({ client, orderId: stored.id, lines });
  await writeStatuses({ client, orderId: stored.id, order, placedAt });
  await writeMail({ client, orderId: stored.id, orderNumber, login, placedAt });
}

type Lines = Awaited<ReturnType<typeof orderedLines>>;

async function orderedLines({ client, order }: Pick<SeedOrderInput, 'client' | 'order'>) {
  const { rows } = await client.query<OrderedProduct>(
    'SELECT id, slug, title, title_bn, photo, price, offer_price FROM products WHERE slug = ANY($1)',
    [order.lines.map(({ slug }) => slug)],
  );
  return order.lines.map(({ slug, qty }) => {
    const product = rows.find((row) => row.slug === slug);
    if (product === undefined) throw new Error(`The demo order's product ${slug} is not in the catalogue.`);
    return { product, qty };
  });
}

interface Written {
  client: pg.Client;
  orderId: string;
  placedAt: Date;
}

async function takeStock({ client, orderId, lines, placedAt }: Written & { lines: Lines }) {
  for (const { product, qty } of lines) {
    await client.query('UPDATE products SET stock = stock - $2 WHERE id = $1', [product.id, qty]);
  }
  const rows = lines.map(({ product, qty }) => ({
    product_id: product.id,
    delta: -qty,
    reason: 'order',
    order_id: orderId,
  }));
  await insertRows({ client, table: 'stock_movements', rows: rows.map((row) => ({ ...row, created_at: placedAt })) });
}

async function writeLines({ client, orderId, lines }: Omit<Written, 'placedAt'> & { lines: Lines }) {
  const rows = lines.map(({ product, qty }, position) => ({
    order_id: orderId,
    position,
    product_id: product.id,
    qty,
    name: product.title,
    name_bn: product.title_bn,
    slug: product.slug,
    photo: product.photo,
    price: product.price,
    offer_price: product.offer_price,
  }));
  await insertRows({ client, table: 'order_lines', rows });
}

async function writeStatuses({ client, orderId, order, placedAt }: Written & { order: DemoOrder }) {
  const rows = order.statuses.map((status, index) => ({
    order_id: orderId,
    from_status: order.statuses[index - 1] ?? null,
    to_status: status,
    created_at: new Date(placedAt.getTime() + index * (dayMs / 2)),
  }));
  await insertRows({ client, table: 'order_status_changes', rows });
}

async function writeMail({
  client,
  orderId,
  orderNumber,
  login,
  placedAt,
}: Written & Pick<SeedOrderInput, 'login'> & { orderNumber: string }) {
  const text = `Thank you, ${login.name}! We have your order ${orderNumber}.`;
  const row = {
    id: randomUUIDv7(),
    kind: 'order-confirmation',
    recipient: login.email,
    subject: `Your order ${orderNumber}`,
    text,
    html: `<p>${text}</p>`,
    locale: 'en',
    status: 'sent',
    attempts: 1,
    order_id: orderId,
    created_at: placedAt,
    handed_over_at: placedAt,
    sent_at: placedAt,
  };
  await insertRows({ client, table: 'mails', rows: [row], returning: 'id' });
}

/** `HT-7K3M-9QXD`, without letters and digits that sound or look alike. */
function randomOrderNumber() {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `HT-${four()}-${four()}`;
}
