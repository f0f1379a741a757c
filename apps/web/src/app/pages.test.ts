import { existsSync } from 'node:fs';
import { renderedQuery } from '@haat/contracts/pages';
import { expect, test } from 'vitest';
import { emptyListQuery, writeListQuery } from '../features/catalogue/list/list-query.ts';
import { listPages } from './pages.ts';

test.each(listPages({ isForDevelopers: true }).map(({ path, source }) => [path, source]))(
  '%s loads the module whose files the document preloads',
  (_path, source) => {
    const page = listPages({ isForDevelopers: true }).find((each) => each.source === source);
    expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true);
    // The bundler reads the import from the source text, so `source` cannot be derived from it.
    expect(page?.module.toString()).toContain(source.replace(/^(features|app)\//, ''));
  },
);

test('pages for developers are left out in production', () => {
  const paths = listPages({ isForDevelopers: false }).map(({ path }) => path);
  expect(paths).not.toContain('/dev/components');
  expect(paths).toContain('/cart');
});

test("every query parameter of a list is part of its page's cache key", () => {
  const query = writeListQuery({
    ...emptyListQuery,
    sort: 'asc',
    minPrice: 1,
    maxPrice: 2,
    brandIds: [1],
    shopIds: [1],
    minRating: 1,
    inStock: true,
    onOffer: true,
    depth: 1,
  });
  expect(query.size).toBe(9);
  expect([...query.keys()].filter((name) => !renderedQuery.has(name))).toEqual([]);
});
