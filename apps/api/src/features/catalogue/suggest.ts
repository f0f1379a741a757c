import { Prisma } from '@haat/db';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { completionsOf, findNames, foundProducts } from '../search/public.ts';
import { takaColumn } from './product-view.ts';

const maxProducts = 6;
/** How many products are ranked to find the best; beyond the first row, only until there are `enough`. */
const maxRanked = 200;
const enough = 60;
/** How many titles completions are taken from. */
const maxTitles = 24;
const nothing = { completions: [], products: [], categories: [], subcategories: [], shops: [], brands: [] };

interface SuggestedProduct {
  id: number;
  slug: string;
  title: string;
  title_bn: string;
  photo: string;
  offer_price: string;
}

/**
 * Suggestions for the text typed so far: completions, and a few products, shelves, shops and brands that a search
 * would find.
 */
export async function suggest(services: Pick<Services, 'db' | 'readings'>, text: string): Promise<ReadyJson> {
  if (text === '') return new ReadyJson(JSON.stringify({ success: true, data: nothing }));
  const reading = await services.readings.read(services, { text, isExact: false, isCounted: false });
  const words = reading.price?.rest ?? text;
  const [products, names] = await Promise.all([
    words === ''
      ? []
      : readProducts(
          services,
          foundProducts({ reading, text: words, filters: priceFilter(reading.price), most: maxRanked, enough }),
        ),
    findNames(services, { text: words, reading }),
  ]);
  const data = {
    ...names,
    completions: completionsOf(
      words,
      products.flatMap(({ title, title_bn }) => [title, title_bn]),
    ),
    products: products
      .slice(0, maxProducts)
      .map((product) => ({ ...product, offer_price: Number(product.offer_price) })),
  };
  return new ReadyJson(JSON.stringify({ success: true, data }));
}

function readProducts({ db }: Pick<Services, 'db'>, found: Prisma.Sql): Promise<SuggestedProduct[]> {
  return db.$queryRaw<SuggestedProduct[]>`
    SELECT p.id, p.slug, p.title, p.title_bn, p.photo, ${takaColumn(Prisma.sql`p.offer_price`)}::text AS offer_price
      FROM (SELECT * FROM (${found}) AS f ORDER BY place, id DESC LIMIT ${maxTitles}) AS best JOIN products p USING (id)
     ORDER BY best.place, p.id DESC`;
}

function priceFilter(price: { min: number | undefined; max: number | undefined } | undefined): Prisma.Sql | undefined {
  return (
    price &&
    Prisma.sql`p.offer_price BETWEEN ${(price.min ?? 0) * 100}::bigint AND ${(price.max ?? 20_000_000) * 100}::bigint`
  );
}
