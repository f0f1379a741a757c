import type { PageName } from '@haat/contracts/pages';
import { accountMessages } from '../../features/account/messages.ts';
import { cardMessages } from '../../features/catalogue/cards/card-messages.ts';
import { checkoutMessages } from '../../features/checkout/messages.ts';
import { favouritesMessages } from '../../features/favourites/messages.ts';
import { ordersMessages } from '../../features/orders/messages.ts';
import type { Screen } from './screen.ts';

/** Cart, checkout and orders. */
export const buyingScreens = {
  favourites: {
    source: 'features/favourites/favourites-page.tsx',
    module: () => import('../../features/favourites/favourites-page.tsx'),
    messages: [favouritesMessages, cardMessages],
  },
  buyNow: {
    source: 'features/checkout/buy-now-page.tsx',
    module: () => import('../../features/checkout/buy-now-page.tsx'),
    messages: [checkoutMessages],
  },
  cart: {
    source: 'features/checkout/cart/cart-page.tsx',
    module: () => import('../../features/checkout/cart/cart-page.tsx'),
    messages: [checkoutMessages, cardMessages],
  },
  cartConfirmation: {
    source: 'features/checkout/confirm-page.tsx',
    module: () => import('../../features/checkout/confirm-page.tsx'),
    messages: [checkoutMessages],
  },
  checkout: {
    source: 'features/checkout/checkout-page.tsx',
    module: () => import('../../features/checkout/checkout-page.tsx'),
    messages: [checkoutMessages],
  },
  orderComplete: {
    source: 'features/checkout/complete-page.tsx',
    module: () => import('../../features/checkout/complete-page.tsx'),
    messages: [checkoutMessages],
  },
  orders: {
    source: 'features/orders/order-list-page.tsx',
    module: () => import('../../features/orders/order-list-page.tsx'),
    messages: [ordersMessages, accountMessages],
  },
  order: {
    source: 'features/orders/order-view-page.tsx',
    module: () => import('../../features/orders/order-view-page.tsx'),
    messages: [ordersMessages, accountMessages],
  },
  orderTracking: {
    source: 'features/orders/tracking-page.tsx',
    module: () => import('../../features/orders/tracking-page.tsx'),
    messages: [ordersMessages],
  },
  orderCopy: {
    source: 'features/orders/order-copy-page.tsx',
    module: () => import('../../features/orders/order-copy-page.tsx'),
    messages: [ordersMessages],
  },
} satisfies Partial<Record<PageName, Screen>>;
