import { Prisma } from '@haat/db';
import type { Transaction } from '../../../../platform/db/transaction.ts';

/** A level of the taxonomy that products are filed under: names in both languages and a picture. */
export type ShelfKind = 'category' | 'subcategory' | 'brand';

/** A row with the contract's field names; only a subcategory has `category_id`. */
export interface ShelfRow extends Record<string, unknown> {
  id: number;
  title: string;
  title_bn: string;
  photo: string;
  category_id: number;
  version: number;
}

/** The writable fields of a shelf; only a subcategory has `category_id`. */
export interface ShelfFields {
  title: string;
  title_bn: string;
  photo: string;
  category_id?: number | undefined;
}

const tables = {
  category: Prisma.sql`categories`,
  subcategory: Prisma.sql`subcategories`,
  brand: Prisma.sql`brands`,
};

/** The table that holds shelves of this kind. */
export function tableOf(kind: ShelfKind): Prisma.Sql {
  return tables[kind];
}

/** The columns of `ShelfRow`. */
export function shelfColumns(kind: ShelfKind): Prisma.Sql {
  const columns = Prisma.sql`t.id, t.title, t.title_bn, t.photo, t.version`;
  return kind === 'subcategory' ? Prisma.sql`${columns}, t.category_id` : columns;
}

export async function readShelf(tx: Transaction, kind: ShelfKind, id: number): Promise<ShelfRow | null> {
  const [row] = await tx.$queryRaw<ShelfRow[]>`
    SELECT ${shelfColumns(kind)} FROM ${tables[kind]} t WHERE t.id = ${id}`;
  return row ?? null;
}

/** Updates a shelf that still has this version, increments the version, and returns the new row. */
export function writeShelf(
  tx: Transaction,
  kind: ShelfKind,
  { id, version, fields }: { id: number; version: number; fields: ShelfFields },
): Promise<ShelfRow[]> {
  const parent =
    fields.category_id === undefined ? Prisma.empty : Prisma.sql`, category_id = ${fields.category_id}::int`;
  return tx.$queryRaw<ShelfRow[]>`
    UPDATE ${tables[kind]} AS t
       SET title = ${fields.title}, title_bn = ${fields.title_bn}, photo = ${fields.photo}, version = t.version + 1 ${parent}
     WHERE t.id = ${id} AND t.version = ${version} RETURNING ${shelfColumns(kind)}`;
}

/** Inserts a shelf; categories and subcategories go to the end. */
export async function insertShelf(tx: Transaction, kind: ShelfKind, fields: ShelfFields): Promise<ShelfRow> {
  const { title, title_bn: titleBn, photo, category_id: categoryId } = fields;
  const table = tables[kind];
  const names = {
    category: Prisma.sql`, position`,
    subcategory: Prisma.sql`, position, category_id`,
    brand: Prisma.empty,
  }[kind];
  const last = Prisma.sql`, (SELECT coalesce(max(position), 0) + 1 FROM ${table})`;
  const values = {
    category: last,
    subcategory: Prisma.sql`${last}, ${categoryId ?? 0}::int`,
    brand: Prisma.empty,
  }[kind];
  const [row] = await tx.$queryRaw<ShelfRow[]>`
    INSERT INTO ${table} AS t (title, title_bn, photo ${names})
    SELECT ${title}::text, ${titleBn}::text, ${photo}::text ${values} RETURNING ${shelfColumns(kind)}`;
  if (!row) throw new Error('an insert returned nothing');
  return row;
}

/** Locks a shelf against new products and subcategories; reports whether it has any, including retired ones. */
export async function lockShelf(tx: Transaction, kind: ShelfKind, id: number): Promise<{ isInUse: boolean }> {
  await tx.$executeRaw`SELECT FROM ${tables[kind]} WHERE id = ${id} FOR UPDATE`;
  const column = {
    category: Prisma.sql`category_id`,
    subcategory: Prisma.sql`subcategory_id`,
    brand: Prisma.sql`brand_id`,
  }[kind];
  const below = kind === 'category' ? Prisma.sql`SELECT FROM subcategories WHERE category_id = ${id}` : null;
  const products = Prisma.sql`SELECT FROM products WHERE ${column} = ${id}`;
  const [row] = await tx.$queryRaw<{ isInUse: boolean }[]>`
    SELECT EXISTS (${products}) OR ${below ? Prisma.sql`EXISTS (${below})` : Prisma.sql`false`} AS "isInUse"`;
  return { isInUse: row?.isInUse ?? false };
}
