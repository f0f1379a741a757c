import type { QueryConfig } from 'pg';
import type { Config } from '../config.ts';

/** A statement with a name that belongs to its text alone. */
export interface Statement {
  name: string;
  text: string;
}

/** Joins a statement with its values for `query`; PostgreSQL then plans it once a connection. */
export type Prepared = (statement: Statement, values: unknown[]) => QueryConfig;

/**
 * Named statements where we speak to PostgreSQL itself. Behind a pooler (DATABASE_DIRECT_URL is set) they stay unnamed:
 * in transaction mode the next statement may reach another connection.
 */
export function createPrepared(config: Pick<Config, 'DATABASE_DIRECT_URL'>): Prepared {
  if (config.DATABASE_DIRECT_URL) return ({ text }, values) => ({ text, values });
  return ({ name, text }, values) => ({ name, text, values });
}
