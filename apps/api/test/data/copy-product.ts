import type { Services } from '../../src/services.ts';

/** Copies a product many times, in one statement. */
export async function copyProduct({ db }: Pick<Services, 'db'>, { id, count }: { id: number; count: number }) {
  await db.$executeRaw`
    INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
      brand_id, category_id, subcategory_id, shop_id)
    SELECT gen_random_uuid(), title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
           brand_id, category_id, subcategory_id, shop_id
      FROM products, generate_series(1, ${count}::int) WHERE id = ${id}`;
}
