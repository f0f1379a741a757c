import { fewLeft } from '@haat/contracts/catalogue/few-left';
import { takaFromPoisha, type Product, type ProductCard } from '@haat/contracts';
import { Prisma } from '@haat/db';

/** SQL that converts a column of whole poisha to an exact number of Taka: `1250` or `1249.5`. */
export function takaColumn(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`trim_scale(${column} / 100.0)`;
}

/** The columns of a card: product `p` of shop `s`. */
export const cardColumns = Prisma.sql`
  p.id, p.slug, p.title, p.title_bn, p.photo, p.price, p.offer_price, p.stock, p.condition,
  p.brand_id, p.category_id, p.subcategory_id, p.shop_id, p.rating_count, p.rating_sum,
  s.name AS shop_name, s.name_bn AS shop_name_bn`;

/** The columns of a whole product. */
export const productColumns = Prisma.sql`${cardColumns},
  p.description, p.description_bn, p.photo_alt, p.photo_alt_bn,
  (SELECT coalesce(json_agg(json_build_object('id', i.id, 'image', i.image, 'alt', i.alt, 'alt_bn', i.alt_bn) ORDER BY i.position, i.id), '[]')
     FROM product_images i WHERE i.product_id = p.id) AS multi_image,
  (SELECT coalesce(json_agg(json_build_object('id', c.id, 'color', c.color, 'color_bn', coalesce(c.color_bn, ''), 'hex', c.hex)
                            ORDER BY c.position, c.id), '[]')
     FROM product_colors c WHERE c.product_id = p.id) AS color,
  (SELECT coalesce(json_agg(json_build_object('id', z.id, 'size', z.size) ORDER BY z.position, z.id), '[]')
     FROM product_sizes z WHERE z.product_id = p.id) AS product_size`;

export interface CardRow {
  id: number;
  slug: string;
  title: string;
  title_bn: string;
  photo: string;
  price: number;
  offer_price: number;
  stock: number;
  condition: ProductCard['condition'];
  brand_id: number;
  category_id: number;
  subcategory_id: number;
  shop_id: number;
  rating_count: number;
  rating_sum: number;
  shop_name: string;
  shop_name_bn: string;
}

export type ProductRow = CardRow & Omit<Product, keyof ProductCard>;

function cardView(row: CardRow): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    title_bn: row.title_bn,
    photo: row.photo,
    price: takaFromPoisha(row.price),
    offer_price: takaFromPoisha(row.offer_price),
    stock: String(row.stock),
    condition: row.condition,
    brand_id: String(row.brand_id),
    cat_id: String(row.category_id),
    subcat_id: String(row.subcategory_id),
    shop_id: String(row.shop_id),
    shop: { id: row.shop_id, name: row.shop_name, name_bn: row.shop_name_bn },
    rating: { average: averageOf(row), count: row.rating_count },
  };
}

/** The product as in a list of cards, which only tell apart how many of the last 20 pieces are left. */
export function listedCardView(row: CardRow): ProductCard {
  return { ...cardView(row), stock: String(Math.min(row.stock, fewLeft)) };
}

export function productView(row: ProductRow): Product {
  const { description, description_bn, photo_alt, photo_alt_bn, multi_image, color, product_size } = row;
  return {
    ...cardView(row),
    description,
    description_bn,
    photo_alt,
    photo_alt_bn,
    multi_image,
    color,
    product_size,
  };
}

/** One decimal; 0 without reviews. */
function averageOf({ rating_sum, rating_count }: CardRow): number {
  return rating_count === 0 ? 0 : Math.round((rating_sum * 10) / rating_count) / 10;
}
