import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { unitQuery, type Weights } from './query-text.ts';
import type { Reading } from './read-search.ts';
import { shelfLexeme, type Unit } from './words/meanings.ts';

/** The place of a product without points; all places are between 0 and this. */
export const worst = 100_000;

/**
 * The rank of product `p` with search row `s`, as a whole number, lowest first. Each part of the query counts by
 * where it matches and whether as typed or by synonym; a shelf of that name, a title that begins with the text, stock
 * and sales count too.
 */
export function placeOf({ units }: Pick<Reading, 'units'>, text: string): Prisma.Sql {
  const points = units.slice(0, 8).map(unitPoints);
  const typed = Prisma.sql`lower(${text}::text)`;
  return Prisma.sql`(${sqlText(worst)} - (${Prisma.join([...points, Prisma.sql`0`], ' + ')}
    + CASE WHEN starts_with(lower(p.title), ${typed}) OR starts_with(lower(p.title_bn), ${typed}) THEN 500
           WHEN strpos(lower(p.title), ${typed}) > 0 OR strpos(lower(p.title_bn), ${typed}) > 0 THEN 100 ELSE 0 END
    + CASE WHEN p.stock > 0 THEN 150 ELSE 0 END
    + least(100, s.sold_lately)))`;
}

const points: { weights: Weights; isLiteral: boolean; points: number }[] = [
  { weights: 'A', isLiteral: true, points: 1000 },
  { weights: 'A', isLiteral: false, points: 900 },
  { weights: 'AB', isLiteral: true, points: 700 },
  { weights: 'AB', isLiteral: false, points: 600 },
  { weights: 'ABC', isLiteral: false, points: 400 },
];

function unitPoints(unit: Unit): Prisma.Sql {
  const asked = new Set<string>();
  const cases = points.flatMap(({ points: worth, ...where }) => {
    const query = unitQuery(unit, where);
    if (query === undefined || asked.has(query)) return [];
    asked.add(query);
    return [Prisma.sql`WHEN s.words @@ ${query}::tsquery THEN ${sqlText(worth)}`];
  });
  const byWords = cases.length === 0 ? Prisma.sql`0` : Prisma.sql`(CASE ${Prisma.join(cases, ' ')} ELSE 100 END)`;
  if (unit.possibleShelves.length === 0) return byWords;
  const shelves = unit.possibleShelves.map(shelfLexeme).join('|');
  return Prisma.sql`${byWords} + CASE WHEN s.words @@ ${shelves}::tsquery THEN 300 ELSE 0 END`;
}
