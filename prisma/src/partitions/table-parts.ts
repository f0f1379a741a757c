import type pg from 'pg';

/** The parts of a table besides its columns and checks. */
interface TableParts {
  indexes: { name: string; definition: string; isPrimary: boolean; isUnique: boolean }[];
  /** Foreign keys to other tables. */
  references: { definition: string }[];
  triggers: { name: string; definition: string }[];
  /** The sequence of the column `id`, if it has one. */
  sequence: string | null;
}

/** Reads the parts of a table; each definition is a statement that recreates the part for the table of this name. */
export async function readParts(client: pg.Client, table: string): Promise<TableParts> {
  const { rows } = await client.query<TableParts>(
    `SELECT
       (SELECT coalesce(json_agg(json_build_object('name', relname, 'isPrimary', indisprimary, 'isUnique', indisunique, 'definition',
                 CASE WHEN indisprimary THEN format('ALTER TABLE ${table} ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(con.oid)) ELSE pg_get_indexdef(indexrelid) END)), '[]')
          FROM pg_index JOIN pg_class c ON c.oid = indexrelid LEFT JOIN pg_constraint con ON conindid = indexrelid AND contype = 'p'
         WHERE indrelid = $1::text::regclass) AS indexes,
       (SELECT coalesce(json_agg(json_build_object('definition',
                 format('ALTER TABLE ${table} ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)))), '[]')
          FROM pg_constraint WHERE conrelid = $1::text::regclass AND contype = 'f') AS "references",
       (SELECT coalesce(json_agg(json_build_object('name', tgname, 'definition', pg_get_triggerdef(oid))), '[]')
          FROM pg_trigger WHERE tgrelid = $1::text::regclass AND NOT tgisinternal) AS triggers,
       (SELECT pg_get_serial_sequence($1::text, attname) FROM pg_attribute WHERE attrelid = $1::text::regclass AND attname = 'id') AS sequence`,
    [table],
  );
  const [parts] = rows;
  if (!parts) throw new Error(`${table} cannot be read.`);
  return parts;
}

/** A foreign key of another table. */
interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** All foreign keys to a table. */
export async function referencesTo(client: pg.Client, table: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE confrelid = $1::text::regclass AND contype = 'f' ORDER BY 1`,
    [table],
  );
  return rows;
}

/**
 * A function that mentions some of the tables; one that takes their row type must be dropped before they are renamed.
 */
interface KnowingFunction {
  signature: string;
  definition: string;
  takesRows: boolean;
}

/** The shop's functions that name one of these tables. */
export async function functionsNaming(client: pg.Client, tables: readonly string[]): Promise<KnowingFunction[]> {
  const { rows } = await client.query<KnowingFunction>(
    `SELECT p.oid::regprocedure::text AS signature, pg_get_functiondef(p.oid) AS definition,
            EXISTS (SELECT FROM pg_type t WHERE t.typrelid = ANY ($1::text[]::regclass[]) AND (t.oid = ANY (p.proargtypes) OR t.typarray = ANY (p.proargtypes))) AS "takesRows"
       FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND pg_get_functiondef(p.oid) ~ ('\\m(' || array_to_string($1::text[], '|') || ')\\M')`,
    [tables],
  );
  return rows;
}
