import { expect, test } from 'vitest';
import { entryGroups, groupsBehindMore, neededRole, tabEntries } from './entries.ts';

test.each([
  ['/', 'staff'],
  ['/orders/HT-7K3M-9QXD', 'staff'],
  ['/products', 'staff'],
  ['/products/14', 'staff'],
  ['/products/new', 'operator'],
  ['/products/import/018f', 'operator'],
  ['/synonyms', 'operator'],
  ['/shoppers/018f', 'owner'],
  ['/shops', 'operator'],
  ['/no-such-screen', 'staff'],
])('%s needs the role %s', (pathname, role) => expect(neededRole(pathname)).toBe(role));

test("each entry stands on the phone's menu or behind 'More', never in both", () => {
  const behind = groupsBehindMore('owner').flatMap(({ entries }) => entries.map(({ to }) => to));
  const all = entryGroups('owner').flatMap(({ entries }) => entries.map(({ to }) => to));
  expect([...tabEntries.map(({ to }) => to).filter((to) => to !== '/more'), ...behind].toSorted()).toEqual(
    all.toSorted(),
  );
});

test('staff find nothing behind More that they may not open', () => {
  expect(groupsBehindMore('staff')).toEqual([]);
});
