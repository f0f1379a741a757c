import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageRoutes } from '@haat/contracts/pages';
import { nearRoutes } from './near-routes.ts';

const leaves: RouteObject[] = pageRoutes.map(({ path }) =>
  path === '/' ? { id: path, index: true } : { id: path, path: path.slice(1) },
);
const routes: RouteObject[] = [
  { id: 'root', path: '/', children: [{ id: 'page', children: [...leaves, { id: 'nowhere', path: '*' }] }] },
];

function idOf(tree: RouteObject[], pathname: string): string | undefined {
  return matchRoutes(tree, pathname)?.at(-1)?.route.id;
}

const addresses = [
  ...pageRoutes.map(({ path }) => path.replaceAll(/:\w+/g, 'x%20y')),
  ...pageRoutes.map(({ path }) => `${path.replaceAll(/:\w+/g, '7').toUpperCase()}/`),
  '/nowhere',
  '/product//category',
];

test.each(addresses)('%s leads to the same page as among all routes', (address) => {
  expect(idOf(nearRoutes(routes, address), address)).toBe(idOf(routes, address));
});

test('few routes are left', () => {
  const [root] = nearRoutes(routes, '/product/product_details/x');
  expect(root?.children?.[0]?.children?.map(({ id }) => id)).toEqual(['/product/product_details/:slug', 'nowhere']);
});
