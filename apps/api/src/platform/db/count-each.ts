import { maxCounted, type BoundedCount } from '@haat/contracts';
import { Prisma, type Db } from '@haat/db';

/** Counts the rows of each query in one statement, stopping at `maxCounted` plus one. */
export async function countEach<Name extends string>(
  db: Pick<Db, '$queryRaw'>,
  queries: Readonly<Record<Name, Prisma.Sql>>,
): Promise<Record<Name, BoundedCount>> {
  const counts = Object.entries<Prisma.Sql>(queries).map(
    ([name, query]) => Prisma.sql`
      SELECT ${name}::text AS name, (SELECT count(*)::int FROM (${query} LIMIT ${maxCounted + 1}) AS counted) AS count`,
  );
  const rows = await db.$queryRaw<{ name: Name; count: number }[]>`${Prisma.join(counts, ' UNION ALL ')}`;
  return Object.fromEntries(rows.map(({ name, count }) => [name, boundedCountOf(count)])) as Record<Name, BoundedCount>;
}

/** A count that stopped one beyond `maxCounted`. */
export function boundedCountOf(count: number): BoundedCount {
  return { count: Math.min(count, maxCounted), is_exact: count <= maxCounted };
}
