import pg from 'pg';
import { getRequest } from '../http-connection.ts';
import { zipf } from './zipf.ts';

/** A GET in one encoding, prepared once. */
export interface Visit {
  path: string;
  encoding: 'br' | 'gzip';
  request: string;
  /** The ETag of its last response; undefined before the first. */
  etag: string | undefined;
}

/** The pages of a shop with their request frequencies. */
export interface Mix {
  /** Returns the next visit, distributed like real ones. */
  next: () => Visit;
  /** Every page once, in brotli. */
  all: Visit[];
}

const banglaShare = 0.3;
const brotliShare = 0.85;
const wordCount = 300;
/** Products in the sale; a shop may have more, which only crawlers visit. */
const saleProducts = 2_000;

interface Taxonomy {
  categories: number[];
  subcategories: number[];
  slugs: string[];
  words: string[];
}

/**
 * Home 15 %, categories and subcategories 25 %, products 40 %, the API's lists 12 %, searches 8 %; each kind by a Zipf distribution;
 * pages 30 % in Bangla; 85 % brotli, else gzip.
 */
export async function readMix(connectionString: string): Promise<Mix> {
  const { categories, subcategories, slugs, words } = await readTaxonomy(connectionString);
  const pages: [number, string[]][] = [
    [15, ['/']],
    [
      25,
      [
        ...categories.map((id) => `/product/category/product_list/${id}`),
        ...subcategories.map((id) => `/product/category/subCategory/${id}`),
      ],
    ],
    [40, slugs.map((slug) => `/product/product_details/${slug}`)],
    [8, words.map((word) => `/search?q=${encodeURIComponent(word)}`)],
  ];
  const lists = [...categories.map((id) => `cat_id=${id}`), ...subcategories.map((id) => `subcat_id=${id}`)];
  const kinds = [
    ...pages.map(([share, paths]) => ({
      share,
      draw: drawFrom(paths.map((path) => bothEncodings(path))),
      drawBangla: drawFrom(paths.map((path) => bothEncodings(path === '/' ? '/bn' : `/bn${path}`))),
    })),
    (({ draw }) => ({ share: 12, draw, drawBangla: draw }))({
      draw: drawFrom(lists.map((query) => bothEncodings(`/api/product-list?${query}&limit=24&view=card`))),
    }),
  ];
  return {
    next() {
      let left = Math.random() * 100;
      const kind = kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
      const draw = kind && (Math.random() < banglaShare ? kind.drawBangla : kind.draw);
      if (!draw) throw new Error('The mix is empty.');
      return draw.next()[Math.random() < brotliShare ? 0 : 1];
    },
    all: [...new Set(kinds.flatMap(({ draw, drawBangla }) => [...draw.all, ...drawBangla.all]))].map(([br]) => br),
  };
}

/** The pages of all products outside the sale, each once. */
export async function readCrawl(connectionString: string): Promise<() => Visit> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `SELECT slug FROM products WHERE id > $1 AND retired_at IS NULL ORDER BY md5(slug) LIMIT 50000`,
    [saleProducts],
  );
  await client.end();
  let place = 0;
  return () => bothEncodings(`/product/product_details/${rows[place++ % rows.length]?.slug}`)[0];
}

type Encodings = [br: Visit, gzip: Visit];

function bothEncodings(path: string): Encodings {
  const visit = (encoding: Visit['encoding'], accepted: string): Visit => {
    const request = getRequest(path, [`accept-encoding: ${accepted}`]);
    return { path, encoding, request, etag: undefined };
  };
  return [visit('br', 'gzip, deflate, br'), visit('gzip', 'gzip')];
}

function drawFrom(all: Encodings[]): { all: Encodings[]; next: () => Encodings } {
  const place = zipf(all.length);
  return { all, next: () => all[place()] as Encodings };
}

/** In an order unrelated to ids: best sellers may be anywhere in a list. */
async function readTaxonomy(connectionString: string): Promise<Taxonomy> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const ids = async (table: string) =>
    (await client.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY md5(id::text)`)).rows.map(({ id }) => id);
  const categories = await ids('categories');
  const subcategories = await ids('subcategories');
  const { rows: products } = await client.query<{ slug: string }>(
    'SELECT slug FROM products WHERE id <= $1 AND retired_at IS NULL ORDER BY md5(id::text)',
    [saleProducts],
  );
  const { rows: words } = await client.query<{ word: string }>(
    `SELECT lower(word) AS word
       FROM products, regexp_split_to_table(title || ' ' || title_bn, '[\\s,.()&/+-]+') AS word
      WHERE id <= $1 AND length(word) > 2 GROUP BY lower(word) ORDER BY md5(lower(word)) LIMIT $2`,
    [saleProducts, wordCount],
  );
  await client.end();
  return { categories, subcategories, slugs: products.map(({ slug }) => slug), words: words.map(({ word }) => word) };
}
