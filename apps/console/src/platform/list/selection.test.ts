import { expect, test } from 'vitest';
import { noSelection, selectedUpTo, toggled, within } from './selection.ts';

const rows = ['HT-A', 'HT-B', 'HT-C', 'HT-D'];
const chosen = (selection: { chosen: ReadonlySet<string> }) => [...selection.chosen].toSorted();

test('a row is selected and no longer', () => {
  const once = toggled(noSelection, 'HT-B');
  expect(chosen(once)).toEqual(['HT-B']);
  expect(chosen(toggled(once, 'HT-B'))).toEqual([]);
});

test('Shift selects from the last toggled row, in both directions', () => {
  expect(chosen(selectedUpTo(toggled(noSelection, 'HT-B'), { rows, id: 'HT-D' }))).toEqual(['HT-B', 'HT-C', 'HT-D']);
  expect(chosen(selectedUpTo(toggled(noSelection, 'HT-C'), { rows, id: 'HT-A' }))).toEqual(['HT-A', 'HT-B', 'HT-C']);
  expect(chosen(selectedUpTo(noSelection, { rows, id: 'HT-C' }))).toEqual(['HT-C']);
});

test('what left the list is not selected any more', () => {
  const both = toggled(toggled(noSelection, 'HT-A'), 'HT-C');
  expect(chosen(within(both, ['HT-B', 'HT-C']))).toEqual(['HT-C']);
});
