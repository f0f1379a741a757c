/** A Taka number out of whole poisha, exact: `1250` or `1249.5`. */
export function takaColumn(column: string): string {
  return `trim_scale(${column} / 100.0)`;
}

/** What a card shows of product `p` of shop `s`, under the names of the contract. */
export const cardColumns = `
  p.id, p.slug, p.title, p.title_bn, p.photo,
  ${takaColumn('p.price')} AS price, ${takaColumn('p.offer_price')} AS offer_price,
  p.stock::text AS stock, p.condition,
  p.brand_id::text AS brand_id, p.category_id::text AS cat_id, p.subcategory_id::text AS subcat_id,
  p.shop_id::text AS shop_id, json_build_object('id', s.id, 'name', s.name, 'name_bn', s.name_bn) AS shop,
  json_build_object(
    'average', CASE WHEN p.rating_count = 0 THEN 0 ELSE trim_scale(round(p.rating_sum::numeric / p.rating_count, 1)) END,
    'count', p.rating_count
  ) AS rating`;

/** The whole of product `p`. */
export const productColumns = `${cardColumns},
  p.description, p.description_bn,
  (SELECT coalesce(json_agg(json_build_object('id', i.id, 'image', i.image) ORDER BY i.position, i.id), '[]')
     FROM product_images i WHERE i.product_id = p.id) AS multi_image,
  (SELECT coalesce(json_agg(json_build_object('id', c.id, 'color', c.color, 'color_bn', coalesce(c.color_bn, ''), 'hex', c.hex)
                            ORDER BY c.position, c.id), '[]')
     FROM product_colors c WHERE c.product_id = p.id) AS color,
  (SELECT coalesce(json_agg(json_build_object('id', z.id, 'size', z.size) ORDER BY z.position, z.id), '[]')
     FROM product_sizes z WHERE z.product_id = p.id) AS product_size`;

/** The columns as one JSON text: PostgreSQL writes the answer, which then leaves unchanged. */
export function asJson(columns: string): string {
  return `(SELECT row_to_json(product)::text FROM (SELECT ${columns}) AS product)`;
}
