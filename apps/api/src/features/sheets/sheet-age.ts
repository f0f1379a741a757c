import type { SheetAge } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { lateAfterDays } from '../content/public.ts';

const conditions: Readonly<Record<SheetAge, (days: Prisma.Sql) => Prisma.Sql>> = {
  new: (days) => Prisma.sql`${days} <= 2`,
  waiting: (days) => Prisma.sql`(${days} > 2 AND ${days} < ${lateAfterDays})`,
  late: (days) => Prisma.sql`${days} >= ${lateAfterDays}`,
};

/** The condition that so many days since a hand-over are of an age. */
export function isOfAge(days: Prisma.Sql, age: SheetAge): Prisma.Sql {
  return conditions[age](days);
}
