import { leadsTo, type JudgedSearch, type Outcome } from './figures.ts';

const shelfKinds = ['categories', 'subcategories', 'brands', 'shops'] as const;

interface Card {
  slug: string;
  cat_id: string;
  subcat_id: string;
  brand_id: string;
  shop_id: string;
}

type Suggested = Record<(typeof shelfKinds)[number], { id: number }[]> & { products: { slug: string }[] };

/** Runs judged searches against a shop, one after the other. */
export async function askAll(address: string, searches: readonly JudgedSearch[]): Promise<Outcome[]> {
  const shelves = await readShelves(address);
  const outcomes: Outcome[] = [];
  for (const search of searches) {
    const { query: q, relevant } = search;
    const list = await get<{ data: Card[] }>(address, '/api/product-list', { q, limit: '24', view: 'card' });
    const { data } = await get<{ data: Suggested }>(address, '/api/search-suggestions', { q });
    const suggested = shelfKinds.flatMap((kind) => data[kind].map(({ id }) => shelves.get(`${kind}:${id}`) ?? []));
    outcomes.push({
      ...search,
      found: list.data.map(({ slug }) => slug),
      suggestedProducts: data.products.map(({ slug }) => slug),
      doesShelfLead: suggested.some((slugs) => leadsTo(slugs, relevant)),
    });
  }
  return outcomes;
}

async function get<Body>(address: string, path: string, query: Record<string, string>): Promise<Body> {
  const url = new URL(path, address);
  url.search = new URLSearchParams(query).toString();
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url.href} was answered ${reply.status}.`);
  return (await reply.json()) as Body;
}

/** The slugs of each shelf's products. */
async function readShelves(address: string): Promise<Map<string, string[]>> {
  const shelves = new Map<string, string[]>();
  for (const { slug, cat_id, subcat_id, brand_id, shop_id } of (
    await get<{ data: Card[] }>(address, '/api/product-list', {})
  ).data) {
    for (const key of [`categories:${cat_id}`, `subcategories:${subcat_id}`, `brands:${brand_id}`, `shops:${shop_id}`])
      shelves.set(key, [...(shelves.get(key) ?? []), slug]);
  }
  return shelves;
}
