import type { MeantShelf } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { Services } from '../../services.ts';
import type { Reading } from '../search/public.ts';
import { storedCount } from './lists/total-of-products.ts';

const tables: Record<MeantShelf['kind'], { table: Prisma.Sql; name: Prisma.Sql; nameBn: Prisma.Sql }> = {
  category: { table: Prisma.sql`categories`, name: Prisma.sql`t.title`, nameBn: Prisma.sql`t.title_bn` },
  subcategory: { table: Prisma.sql`subcategories`, name: Prisma.sql`t.title`, nameBn: Prisma.sql`t.title_bn` },
  brand: { table: Prisma.sql`brands`, name: Prisma.sql`t.title`, nameBn: Prisma.sql`t.title_bn` },
  shop: { table: Prisma.sql`shops`, name: Prisma.sql`t.name`, nameBn: Prisma.sql`t.name_bn` },
};

/** The shelves that a search text names, with their card data, in this order. Deleted ones are left out. */
export async function meantShelves({ db }: Pick<Services, 'db'>, meant: Reading['meant']): Promise<MeantShelf[]> {
  if (meant.length === 0) return [];
  const selects = meant.map(({ kind, id }, place) => {
    const { table, name, nameBn } = tables[kind];
    return Prisma.sql`SELECT ${kind}::text AS kind, t.id, ${name} AS title, ${nameBn} AS title_bn, t.photo,
      ${storedCount(Prisma.sql`${kind} || ':' || t.id`)} AS product_count, ${place}::int AS place FROM ${table} t WHERE t.id = ${id}`;
  });
  const rows = await db.$queryRaw<
    (MeantShelf & { place: number })[]
  >`${Prisma.join(selects, ' UNION ALL ')} ORDER BY place`;
  return rows.map(({ place: _place, ...shelf }) => shelf);
}
