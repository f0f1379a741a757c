import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  countOf,
  dropChoice,
  flatten,
  pieces,
  reconcile,
  removeLine,
  repairIds,
  repairLines,
  setCount,
  takeBack,
  type CartLine,
} from './cart-lines.ts';

const option = fc.constantFrom(null, 'Maroon', 'M');
const anyLine: fc.Arbitrary<CartLine> = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  count: fc.integer({ min: 1, max: 9 }),
  selectedColor: option,
  selectedSize: option,
});

function line(
  id: number,
  count = 1,
  selectedColor: string | null = null,
  selectedSize: string | null = null,
): CartLine {
  return { id, count, selectedColor, selectedSize };
}

test('adding joins lines of the same choice and loses no piece', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), (added) => {
      const lines = added.reduce<CartLine[]>(addLine, []);
      expect(pieces(lines)).toBe(added.reduce((sum, { count }) => sum + count, 0));
      const choices = lines.map(({ id, selectedColor, selectedSize }) => `${id}|${selectedColor}|${selectedSize}`);
      expect(new Set(choices).size).toBe(choices.length);
    }),
  );
});

test('the flat list and the lines always agree', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (added) => {
      const lines = added.reduce<CartLine[]>(addLine, []);
      expect(flatten(lines)).toHaveLength(pieces(lines));
      expect(reconcile(repairLines(structuredClone(lines)), flatten(lines))).toEqual(lines);
    }),
  );
});

test('another colour is another line with the same stock', () => {
  const lines = addLine([line(1, 2, 'Maroon')], line(1, 1, 'Navy'));
  expect(lines).toHaveLength(2);
  expect(countOf(lines, 1)).toBe(3);
});

test('a count is at least one', () => {
  expect(setCount([line(1, 3)], line(1), 0)).toEqual([line(1, 1)]);
});

test('removing one choice leaves the others', () => {
  expect(removeLine([line(1, 1, 'Maroon'), line(1)], line(1))).toEqual([line(1, 1, 'Maroon')]);
});

test.each([null, 'text', 5, {}, [null], [{ id: 'x' }], [{ id: -1, count: 2 }], [[1]]])(
  '%j is an empty cart',
  (stored) => {
    expect(repairLines(stored)).toEqual([]);
  },
);

test('older and unusual entries are repaired', () => {
  const stored = [
    { id: '7', count: '2' },
    { id: 7, count: 1, selectedColor: '', selectedSize: null },
    { id: 8, count: -4, selectedSize: 42 },
  ];
  expect(repairLines(stored)).toEqual([line(7, 3), line(8, 1, null, '42')]);
  expect(repairIds([1, '2', 'x', -1, 1.5, null])).toEqual([1, 2]);
});

test('a product that is only in the flat list becomes a line', () => {
  expect(reconcile([line(1, 2)], [1, 1, 5, 5])).toEqual([line(1, 2), line(5, 2)]);
});

test("dropping a line's size joins it with the line that is equal then", () => {
  const sized = { ...line(1), selectedSize: 'M' };
  expect(dropChoice([line(2), sized, line(1)], sized, 'size')).toEqual([line(2), { ...line(1), count: 2 }]);
  expect(dropChoice([{ ...sized, selectedColor: 'Red' }], { ...sized, selectedColor: 'Red' }, 'color')).toEqual([
    sized,
  ]);
});

const keyed = (lines: CartLine[]) => new Set(lines.map((each) => JSON.stringify(each)));

describe('taking a change back', () => {
  const before = [line(1, 2), line(2), line(3)];

  test('puts a removed line back in its place', () => {
    expect(takeBack([line(1, 2), line(3)], { before, after: [line(1, 2), line(3)] })).toEqual(before);
  });

  test('keeps what was changed since', () => {
    const after = removeLine(before, line(1));
    const now = [line(2, 5), line(4)];
    expect(takeBack(now, { before, after })).toEqual([line(1, 2), line(2, 5), line(4)]);
  });

  test('removes no more than was added', () => {
    const after = [...addLine(before, line(2, 3)), line(5)];
    expect(takeBack(setCount(after, line(2), 7), { before, after })).toEqual([line(1, 2), line(2, 4), line(3)]);
  });

  test('restores the cart if nothing else happened', () => {
    const cart = fc.array(anyLine, { maxLength: 6 }).map((added) => added.reduce<CartLine[]>(addLine, []));
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        expect(keyed(takeBack(other, { before: one, after: other }))).toEqual(keyed(one));
      }),
    );
  });
});
