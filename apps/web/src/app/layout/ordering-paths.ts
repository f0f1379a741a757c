import { pageRoutes } from '@haat/contracts/pages';

/** Pages on which an order is being placed: nothing may float above their figures and buttons. */
export const orderingPaths: ReadonlySet<string> = new Set(
  pageRoutes.filter(({ isCheckout }) => isCheckout).map(({ path }) => path),
);
