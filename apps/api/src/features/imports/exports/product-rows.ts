import { importFieldNames, importFields, maxImportLines, type Locale } from '@haat/contracts';
import type { Db, Prisma } from '@haat/db';
import { cellOf } from '../lines/cell-of.ts';
import type { KnownProduct } from '../lines/line-values.ts';
import type { Names } from '../lines/names.ts';
import { loadNames } from '../steps/load-names.ts';
import { loadProducts } from '../steps/load-products.ts';

/** How many products each running export holds in memory. */
const productsAtOnce = 50;

/** The headings of every column that an import understands. */
export function headingsIn(lang: Locale): string[] {
  return importFieldNames.map((field) => importFields[field][lang === 'bn' ? 'heading_bn' : 'heading']);
}

interface Exported {
  /** The condition on products `p`. */
  condition: Prisma.Sql;
  lang: Locale;
}

/**
 * Products as rows that an import can read, newest first, at most 10,000; read in batches as the consumer takes them.
 */
export async function* productRows(db: Db, { condition, lang }: Exported): AsyncGenerator<string[][]> {
  const names = await loadNames(db);
  let below = 2_147_483_647;
  for (let given = 0; given < maxImportLines; given += productsAtOnce) {
    const page = await db.$queryRaw<{ id: number }[]>`
      SELECT p.id FROM products p WHERE ${condition} AND p.id < ${below}::int ORDER BY p.id DESC LIMIT ${productsAtOnce}`;
    if (page.length === 0) return;
    const products = await loadProducts(db, { id: { in: page.map(({ id }) => id) } });
    yield products.map((product) => rowOf(product, { names, lang }));
    below = page.at(-1)?.id ?? 0;
  }
}

function rowOf({ id, slug, stock, values }: KnownProduct, { names, lang }: { names: Names; lang: Locale }): string[] {
  return importFieldNames.map((field) => {
    if (field === 'id') return String(id);
    if (field === 'slug') return slug;
    return field === 'stock' ? String(stock) : cellOf(field, values, { names, lang });
  });
}
