import type { Pool } from '@haat/db';
import type { Config } from '../config.ts';

/** Each connection keeps what it prepared: beyond this many texts, statements are planned each time. */
const mostPrepared = 300;
const names = new Map<string, string>();

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Runs a hot statement that PostgreSQL parses and plans once a connection. For texts of few shapes, and not for LIKE, whose
 * plan depends on the value. Behind a pooler, where connections change hands, it is planned each time.
 */
export async function preparedQuery<Row extends object>(
  { pool, config }: { pool: Pool; config: Pick<Config, 'DATABASE_DIRECT_URL'> },
  { text, values }: Statement,
): Promise<Row[]> {
  const name = config.DATABASE_DIRECT_URL === undefined ? nameOf(text) : undefined;
  const { rows } = await pool.query<Row>({ text, values, ...(name !== undefined && { name }) });
  return rows;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `haat_${names.size}`;
  names.set(text, name);
  return name;
}
