import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeQuantity } from './merge-quantity.ts';

const quantity = fc.integer({ min: 0, max: 5 });
const quantities = fc.record({ known: quantity, mine: quantity, theirs: quantity });

test.each([
  ['a guest logs in with a line the account lacks', { known: 0, mine: 2, theirs: 0 }, 2],
  ['the account has a line the guest lacks', { known: 0, mine: 0, theirs: 3 }, 3],
  ['both have it, in different quantities', { known: 0, mine: 2, theirs: 3 }, 3],
  ['removed here, untouched elsewhere', { known: 2, mine: 0, theirs: 2 }, 0],
  ['removed elsewhere, untouched here', { known: 2, mine: 2, theirs: 0 }, 0],
  ['removed here while the other device took one more', { known: 2, mine: 0, theirs: 3 }, 3],
  ['lowered here, untouched elsewhere', { known: 5, mine: 1, theirs: 5 }, 1],
])('%s', (_case, given, expected) => {
  expect(mergeQuantity(given)).toBe(expected);
});

test('the order in which devices are merged does not matter', () => {
  fc.assert(
    fc.property(quantities, ({ known, mine, theirs }) => {
      expect(mergeQuantity({ known, mine, theirs })).toBe(mergeQuantity({ known, mine: theirs, theirs: mine }));
    }),
  );
});

test('a change sent again because its response was lost changes nothing', () => {
  fc.assert(
    fc.property(quantities, ({ known, mine, theirs }) => {
      const once = mergeQuantity({ known, mine, theirs });
      expect(mergeQuantity({ known, mine, theirs: once })).toBe(once);
    }),
  );
});

test('a line is removed only if a device that knew it removed it and no device has asked for it since', () => {
  fc.assert(
    fc.property(quantities, ({ known, mine, theirs }) => {
      if (mergeQuantity({ known, mine, theirs }) > 0) return;
      expect(Math.max(mine === known ? 0 : mine, theirs === known ? 0 : theirs)).toBe(0);
    }),
  );
});
