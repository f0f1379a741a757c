import type pg from 'pg';

/**
 * Fills the catalogue up to so many products, for measuring: variations of the demo's, made inside PostgreSQL, each with
 * two colours, two sizes and its opening stock.
 */
export async function seedSynthetic({ client, products }: { client: pg.Client; products: number }): Promise<void> {
  await client.query(makeProducts, [products]);
}

const makeProducts = `
  WITH demo AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total
    FROM products WHERE slug NOT LIKE 'synthetic-%'
  ), made AS (
    INSERT INTO products (
      slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
      brand_id, category_id, subcategory_id, shop_id, keywords, created_at
    )
    SELECT
      'synthetic-' || n, title || ' No. ' || n, title_bn || ' নং ' || n, description, description_bn, photo,
      price + factor * 100, offer_price + factor * 100, 20 + n % 180, condition,
      brand_id, category_id, subcategory_id, shop_id, keywords, now() - n * interval '1 minute'
    FROM generate_series(1, $1::int - (SELECT count(*)::int FROM products)) AS step
      CROSS JOIN LATERAL (SELECT step + (SELECT count(*)::int FROM products WHERE slug LIKE 'synthetic-%') AS n) AS numbered
      CROSS JOIN LATERAL (SELECT (n * 37) % 900 AS factor) AS priced
      JOIN demo ON demo.place = n % demo.total
    RETURNING id, stock
  ), colors AS (
    INSERT INTO product_colors (product_id, color, color_bn, hex, position)
    SELECT id, color, color_bn, hex, position
    FROM made, (VALUES ('Red', 'লাল', '#c4302b', 0), ('Blue', 'নীল', '#2d6cb5', 1)) AS colors (color, color_bn, hex, position)
  ), sizes AS (
    INSERT INTO product_sizes (product_id, size, position)
    SELECT id, size, position FROM made, (VALUES ('M', 0), ('L', 1)) AS sizes (size, position)
  )
  INSERT INTO stock_movements (product_id, delta, reason) SELECT id, stock, 'opening' FROM made`;
