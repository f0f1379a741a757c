import type { ClientBase } from 'pg';

export interface Table {
  name: string;
  columns: string[];
}

interface TableRow extends Table {
  refers_to: string[];
}

/**
 * The shop's tables in foreign key order. Excludes unlogged tables (rate limits), which PostgreSQL itself does not
 * preserve through a crash, and the migration records, which migrating writes. A partitioned table counts as one.
 */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(`
    SELECT t.relname AS name,
           (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
             WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
           coalesce((SELECT array_agg(r.relname::text) FROM pg_constraint c JOIN pg_class r ON r.oid = c.confrelid
             WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid <> t.oid), '{}') AS refers_to
      FROM pg_class t
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition AND t.relpersistence = 'p'
       AND t.relname <> '_prisma_migrations'
     ORDER BY t.relname`);
  return inOrderOfReferences(rows);
}

/** Sorts tables after those they refer to, otherwise keeping their order. Throws if the references are cyclic. */
export function inOrderOfReferences(tables: readonly TableRow[]): Table[] {
  const ordered: Table[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const isHere = (name: string) => !waiting.some((table) => table.name === name);
    const index = waiting.findIndex(({ refers_to }) => refers_to.every(isHere));
    const [next] = index === -1 ? [] : waiting.splice(index, 1);
    if (!next) throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

/** The last number that each of the shop's sequences has issued; null if it has issued none. */
export async function readSequences(client: ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** A quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Reads all rows of a table including those of its partitions, which `COPY table` would omit. */
export function everyRow({ name, columns }: Table): string {
  return `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
}

/** `"table" ("column", …)`. */
export function target({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}
