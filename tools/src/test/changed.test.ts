import { expect, test } from 'vitest';
import { journeysReached } from './changed.ts';

test('a change of pages or contracts reaches every journey', () => {
  expect(journeysReached(['apps/web/src/ui/button.tsx'])).toEqual([]);
  expect(journeysReached(['packages/contracts/src/shared/money.ts', 'apps/e2e/journeys/buying.spec.ts'])).toEqual([]);
  expect(journeysReached(['apps/e2e/src/shopper.ts'])).toEqual([]);
});

test('for a changed journey only that journey is run', () => {
  expect(journeysReached(['apps/e2e/journeys/buying.spec.ts', 'docs/web.md'])).toEqual([
    'apps/e2e/journeys/buying.spec.ts',
  ]);
});

test('documents, the server and tests in Node reach no journey', () => {
  expect(journeysReached(['docs/web.md', 'apps/api/src/app.ts', 'apps/web/src/ui/rating.test.tsx'])).toBeNull();
});
