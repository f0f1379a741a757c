import { expect, test } from 'vitest';
import { figuresOf, leadsTo, type Outcome } from './figures.ts';

function outcome(given: Partial<Outcome>): Outcome {
  return {
    query: 'q',
    kind: 'k',
    lang: 'en',
    relevant: ['a', 'b'],
    note: '',
    found: [],
    suggestedProducts: [],
    doesShelfLead: false,
    ...given,
  };
}

test('half found, in the second place, with one wrong product', () => {
  const figures = figuresOf([outcome({ found: ['x', 'a'], suggestedProducts: ['b'] })]);
  expect(figures).toEqual({
    count: 1,
    recall: 0.5,
    precision: 0.5,
    reciprocalRank: 0.5,
    empty: 0,
    useless: 0,
    suggested: 1,
  });
});

test('nothing found is empty, something else is useless, and nothing expected is neither', () => {
  const figures = figuresOf([
    outcome({}),
    outcome({ found: ['x'] }),
    outcome({ relevant: [] }),
    outcome({ relevant: [], ok: ['y'], found: ['y'] }),
  ]);
  expect(figures).toMatchObject({ recall: 0, precision: 0.5, empty: 0.5, useless: 0.25, suggested: 0 });
});

test('a shelf leads where half of it, or all that is asked for, is there', () => {
  expect(leadsTo(['a', 'x'], ['a', 'b'])).toBe(true);
  expect(leadsTo(['a', 'b', 'x', 'y', 'z'], ['a', 'b'])).toBe(true);
  expect(leadsTo(['a', 'x', 'y'], ['a', 'b'])).toBe(false);
  expect(leadsTo([], [])).toBe(false);
});
