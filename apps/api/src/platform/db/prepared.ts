import type { QueryConfig } from 'pg';
import type { Config } from '../config.ts';

/** A statement whose name is unique to its text. */
export interface Statement {
  name: string;
  text: string;
}

/** Combines a statement with its values for `query`; PostgreSQL then plans it once per connection. */
export type Prepared = (statement: Statement, values: unknown[]) => QueryConfig;

/**
 * Named statements for direct connections to PostgreSQL. Behind a pooler (DATABASE_DIRECT_URL is set) they stay
 * unnamed: in transaction mode, the next statement may reach a different connection.
 */
export function createPrepared(config: Pick<Config, 'DATABASE_DIRECT_URL'>): Prepared {
  if (config.DATABASE_DIRECT_URL) return ({ text }, values) => ({ text, values });
  return ({ name, text }, values) => ({ name, text, values });
}
