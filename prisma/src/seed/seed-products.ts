import path from 'node:path';
import { type BanglaTexts, type CatalogueProduct, mediaPath, poisha } from './catalogue-file.ts';
import { insertRows, moveSequence } from './insert-rows.ts';
import type { SeedInput } from './seed-content.ts';

const hourMs = 3_600_000;

/** Products with their pictures, colours, sizes and opening stock; existing products are left unchanged. */
export async function seedProducts({ client, catalogue, bangla }: SeedInput): Promise<void> {
  const newestAt = Date.now();
  const newestId = Math.max(...catalogue.products.map(({ id }) => id));
  const rows = catalogue.products.map((product) => ({
    ...productRow(product),
    created_at: new Date(newestAt - (newestId - product.id) * 8 * hourMs),
  }));
  const inserted = await insertRows<{ id: number }>({ client, table: 'products', rows, returning: 'id' });
  await moveSequence({ client, table: 'products' });

  const newIds = new Set(inserted.map(({ id }) => id));
  await seedDetails({ client, products: catalogue.products.filter(({ id }) => newIds.has(id)), bangla });
}

function productRow(product: CatalogueProduct) {
  const { id, slug, title, title_bn, description, description_bn, stock, condition, keywords } = product;
  return {
    id,
    slug,
    title,
    title_bn,
    description,
    description_bn,
    stock,
    condition,
    keywords,
    photo: mediaPath(product.photo),
    price: poisha(product.price),
    offer_price: poisha(product.offer_price),
    brand_id: product.brand_id,
    category_id: product.cat_id,
    subcategory_id: product.subcat_id,
    shop_id: product.shop_id,
    rating_count: 0,
    rating_sum: 0,
  };
}

async function seedDetails({
  client,
  products,
  bangla,
}: Pick<SeedInput, 'client' | 'bangla'> & { products: CatalogueProduct[] }) {
  const tables = {
    product_images: products.flatMap((product) =>
      product.extra_images.map((file, position) => ({
        product_id: product.id,
        image: path.basename(file),
        ...pictureTexts(product, { file, bangla }),
        position,
      })),
    ),
    product_colors: products.flatMap(({ id, colors }) =>
      colors.map((color, position) => ({ product_id: id, ...colorColumns(color, bangla), position })),
    ),
    product_sizes: products.flatMap(({ id, sizes }) =>
      sizes.map((size, position) => ({ product_id: id, size, position })),
    ),
    stock_movements: products
      .filter(({ stock }) => stock > 0)
      .map(({ id, stock }) => ({ product_id: id, delta: stock, reason: 'opening' })),
  };
  for (const [table, rows] of Object.entries(tables)) await insertRows({ client, table, rows, returning: 'id' });
}

/** Many titles end with the first colour: 'Dhakai Jamdani Saree, Maroon'. */
function inColour(title: string, colour: string): string {
  return `${title.split(',')[0]}, ${colour}`;
}

/** The description of a picture that is a detail or shows another colour than the product's first. */
function pictureTexts(
  { title, title_bn, pictured_colors: colours = {}, details = {} }: CatalogueProduct,
  { file, bangla }: { file: string; bangla: BanglaTexts },
) {
  if (path.basename(file) in details) return { alt: `Detail of ${title}`, alt_bn: `কাছ থেকে দেখা ${title_bn}` };
  const colour = colours[path.basename(file)];
  if (colour === undefined) return { alt: '', alt_bn: '' };
  return { alt: inColour(title, colour), alt_bn: inColour(title_bn, bangla[colour] ?? colour) };
}

function colorColumns({ name, hex }: { name: string; hex: string }, bangla: BanglaTexts) {
  return { color: name, color_bn: bangla[name] ?? null, hex };
}
