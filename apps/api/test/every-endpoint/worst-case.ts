import type { Services } from '../../src/services.ts';
import { makeBrand, makeProduct } from '../data/make-product.ts';
import { makeShopper } from '../data/make-shopper.ts';
import { storeOrders } from '../data/store-orders.ts';
import type { World } from './world.ts';

/** Bangla letters take three bytes each. */
const longName = 'ক'.repeat(120);
const longText = 'ক'.repeat(2_000);
const products = 1_500;
const productsAtOnce = 300;
const shelves = 150;

/** Fills a world with as much data as the shop accepts, so that every response is as large as possible. */
export async function fillToTheBrim(services: Services, world: World): Promise<void> {
  const { pool } = services;
  const product = await makeProduct(services, { shopId: world.shopId });
  // In parts: all at once may exceed the statement timeout.
  for (let made = 0; made < products; made += productsAtOnce)
    await pool.query(
      `INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                           brand_id, category_id, subcategory_id, shop_id)
     SELECT 'brim-' || n, $2, $2, $3, $3, photo, price, offer_price, 0, condition, brand_id, category_id, subcategory_id, shop_id
       FROM products, generate_series($4::int, $5::int) AS n WHERE id = $1`,
      [product.id, longName, longText, made + 1, made + productsAtOnce],
    );
  for (let shelf = 0; shelf < shelves; shelf += 1) await makeBrand(services, longName);
  await pool.query(
    `INSERT INTO shipping_zones (shipping_address, shipping_address_bn, delivery_charge)
     SELECT $1, $1, n FROM generate_series(1, ${shelves}) AS n`,
    [longName],
  );
  await pool.query(
    `INSERT INTO saved_lines (user_id, list, product_id, color, size, qty)
     SELECT $1, 'cart', $2, $3 || n, $3, 9 FROM generate_series(1, 300) AS n`,
    [world.shopper.userId, product.id, 'ক'.repeat(50)],
  );
  await fillReviews(services, world.productId);
  await fillStaff(services, world.owner.staffId);
  await storeOrders(services, {
    userId: world.shopper.userId,
    lineCounts: Array.from({ length: 60 }, () => 50),
    text: longName,
  });
  await fillSheets(services, world);
}

/** A sheet of 200 parcels, as many orders to pack and to hand over, and settlements with long texts. */
async function fillSheets(services: Services, { shopper, owner, sheetCode, zoneId, productId }: World): Promise<void> {
  const { db, pool } = services;
  const statuses = ['shipped', 'packed', 'confirmed'] as const;
  const { id: sheetId } = await db.courierSheet.findUniqueOrThrow({ where: { code: sheetCode } });
  for (const status of statuses) {
    const orderNumbers = await storeOrders(services, {
      userId: shopper.userId,
      lineCounts: Array.from({ length: 210 }, () => (status === 'confirmed' ? 20 : 1)),
      text: longName,
    });
    await db.order.updateMany({
      where: { orderNumber: { in: orderNumbers } },
      data: { status, shippingZoneId: zoneId, address: longText.slice(0, 500) },
    });
    if (status === 'confirmed')
      await db.orderLine.updateMany({ where: { order: { orderNumber: { in: orderNumbers } } }, data: { productId } });
    if (status === 'shipped')
      await pool.query(
        `INSERT INTO courier_sheet_parcels (order_id, sheet_id) SELECT id, $1 FROM orders WHERE order_number = ANY($2)`,
        [sheetId, orderNumbers.slice(0, 200)],
      );
  }
  await pool.query(
    `INSERT INTO settlements (sheet_id, staff_id, expected, received, reference, note, explanation, explained_by_id, explained_at)
     SELECT $1, $2, 0, n, $3, $4, $4, $2, now() FROM generate_series(1, 1100) AS n`,
    [sheetId, owner.staffId, longName.slice(0, 80), longText.slice(0, 300)],
  );
}

/** As many staff members as are listed, with the longest possible names and addresses, and changes of long texts. */
async function fillStaff({ pool }: Services, staffId: string): Promise<void> {
  await pool.query(
    `INSERT INTO staff_members (id, email, full_name, role)
     SELECT gen_random_uuid(), n || repeat('e', 240) || '@x.test', $1, 'operator' FROM generate_series(1, 300) AS n`,
    [longName],
  );
  const fields = JSON.stringify({ title: longName, titleBn: longName, description: longText, descriptionBn: longText });
  await pool.query(
    `INSERT INTO audit_log (staff_id, action, subject_kind, subject_id, before, after)
     SELECT $1, 'adminProductChange', 'product', n::text, $2, $2 FROM generate_series(1, 120) AS n`,
    [staffId, fields],
  );
}

async function fillReviews(services: Services, productId: number): Promise<void> {
  for (let number = 0; number < 30; number += 1) {
    const { userId } = await makeShopper(services, { name: longName });
    await services.db.review.create({ data: { productId, userId, star: 5, message: longText } });
  }
}
