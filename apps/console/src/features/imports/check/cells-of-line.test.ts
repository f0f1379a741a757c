import type { ImportColumn, ImportLine } from '@haat/contracts';
import { expect, test } from 'vitest';
import { cellsOfLine } from './cells-of-line.ts';

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
