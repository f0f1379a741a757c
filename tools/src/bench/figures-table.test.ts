import { expect, test } from 'vitest';
import { figuresTable, withFigures } from './figures-table.ts';
import type { Row } from './report.ts';

const rows: Row[] = [
  { name: 'a buffer', perSecond: 30_000.4, cpuMs: 0.0512 },
  {
    name: 'a list',
    perSecond: 15_000,
    cpuMs: 0.1,
    bar: { isWithin: true, share: { of: 'a buffer', byRate: 0.5, byTime: 0.512 }, atLeast: 0.5 },
  },
  { name: 'a page', perSecond: 122, cpuMs: 8.21, bar: { isWithin: false, atLeast: 400 } },
];

test('a row has its figures, and beside its bar whether it is within', () => {
  expect(figuresTable(rows).split('\n').slice(2)).toEqual([
    '| a buffer | 30,000 | 0.051 |  |  |  |  |',
    '| a list | 15,000 | 0.100 | a buffer | 0.50 | 0.51 | 0.50 ✓ |',
    '| a page | 122 | 8.2 |  |  |  | 400 a second ✗ |',
  ]);
});

test('only the table of a document is replaced, as often as one likes', () => {
  const document = 'Before\n<!-- written by `pnpm bench --write` -->\nold\n<!-- end -->\nAfter\n';
  const written = withFigures(document, rows);
  expect(written).toMatch(/^Before\n<!-- .* -->\n\n\| Work [\s\S]+✗ \|\n\n<!-- end -->\nAfter\n$/);
  expect(withFigures(written, rows)).toBe(written);
  expect(() => withFigures('Before\n', rows)).toThrow('has no lines');
});
