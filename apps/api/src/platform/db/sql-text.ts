import { Prisma } from '@haat/db';

/**
 * A number or a name of our own (a table, a column, a qualified column) as part of a statement's text. Use parameters
 * for everything else, including numbers that differ between calls: each new text is planned again.
 */
export function sqlText(own: number | string): Prisma.Sql {
  if (typeof own === 'string' && !/^[a-z_]+(\.[a-z_]+)?$/.test(own)) throw new Error(`Not a valid name: ${own}`);
  return Prisma.raw(String(own));
}
