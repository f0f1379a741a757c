import type pg from 'pg';

/**
 * Gathers the statistics of tables with more than ten pages. The planner takes a smaller one for ten pages, until it
 * is analysed: then a statement that was planned for the empty table would scan it even once it has grown.
 */
export async function gatherStatistics(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `SELECT string_agg(oid::regclass::text, ', ') AS tables FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
        AND coalesce((SELECT sum(pg_relation_size(relid)) FROM pg_partition_tree(oid)), pg_relation_size(oid))
            > 10 * current_setting('block_size')::int`,
  );
  const tables = rows[0]?.tables;
  if (tables) await client.query(`ANALYZE ${tables}`);
}
