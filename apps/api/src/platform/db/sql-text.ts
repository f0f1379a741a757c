import { Prisma } from '@haat/db';

/**
 * A number or a name of our own (a table, a column, an alias with a column) as part of a statement's text. Everything else is a
 * parameter, and so is a number that may differ from call to call: each text is planned anew.
 */
export function sqlText(own: number | string): Prisma.Sql {
  if (typeof own === 'string' && !/^[a-z_]+(\.[a-z_]+)?$/.test(own)) throw new Error(`This is no name: ${own}`);
  return Prisma.raw(String(own));
}
