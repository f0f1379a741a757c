import type { ImportColumn, ImportLine } from '@haat/contracts';
import { expect, test } from 'vitest';
import { cellsOfLine, correctionsOf, isCorrectable, repairsOf } from './cells-of-line.ts';

const column = (heading: string, field: ImportColumn['field']): ImportColumn => ({
  heading,
  field,
  sample: '',
  guess: 'none',
});
const fault = (field: ImportLine['faults'][number]['field']) => ({
  field,
  given: '',
  code: 'AMOUNT',
  message: 'Write it like 1250.',
  message_bn: '১২৫০ এভাবে লিখুন।',
});

test('each fault stands at its cell; those without a column stand apart', () => {
  const columns = [column('Name', 'title'), column('Remarks', null), column('MRP', 'price')];
  const wrong = cellsOfLine(columns, {
    cells: ['Quilt', 'lot 3'],
    faults: [fault('price'), fault('title_bn'), fault(null)],
  });
  expect(wrong.cells.map(({ text, faults }) => [text, faults.length])).toEqual([
    ['Quilt', 0],
    ['lot 3', 0],
    ['', 1],
  ]);
  expect(wrong.others.map(({ field }) => field)).toEqual(['title_bn', null]);
});

test('what is wrong and shown as a whole can be corrected; what was typed and is the same is not sent', () => {
  const { cells } = cellsOfLine([column('Name', 'title'), column('MRP', 'price'), column('Text', 'description')], {
    cells: ['Quilt', '12x', `${'x'.repeat(200)}…`],
    faults: [fault('price'), fault('description')],
  });
  expect(cells.map(isCorrectable)).toEqual([false, true, false]);
  expect(correctionsOf(cells, new Map([[1, ' 120 ']]))).toEqual([{ column: 1, text: '120' }]);
  expect(correctionsOf(cells, new Map([[1, '12x ']]))).toEqual([]);
});

test('what a fault proposes is told by the columns of the file', () => {
  const repair = [
    { field: 'price', text: '1590' },
    { field: 'offer_price', text: '1450' },
  ] as const;
  const columns = [column('Offer', 'offer_price'), column('Remarks', null), column('MRP', 'price')];
  const faults = [{ ...fault('offer_price'), repair: [...repair] }, fault('title_bn')];
  expect(repairsOf(columns, { faults })).toEqual([
    {
      code: 'AMOUNT',
      field: 'offer_price',
      cells: [
        { column: 2, text: '1590' },
        { column: 0, text: '1450' },
      ],
    },
  ]);
});
