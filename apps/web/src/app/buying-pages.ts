import { accountMessages } from '../features/account/messages.ts';
import { shelfMessages } from '../features/catalogue/shelf-messages.ts';
import { checkoutMessages } from '../features/checkout/messages.ts';
import { favouritesMessages } from '../features/favourites/messages.ts';
import { ordersMessages } from '../features/orders/messages.ts';

/** From the cart to an order, and what has become of it. */
export const buyingPages = [
  {
    path: '/my_wish_list',
    source: 'features/favourites/favourites-page.tsx',
    module: () => import('../features/favourites/favourites-page.tsx'),
    messages: [favouritesMessages, shelfMessages],
    personal: true,
  },
  {
    path: '/product/order/buy_now',
    source: 'features/checkout/buy-now-page.tsx',
    module: () => import('../features/checkout/buy-now-page.tsx'),
    messages: [checkoutMessages],
    personal: true,
  },
  {
    path: '/cart',
    source: 'features/checkout/cart-page.tsx',
    module: () => import('../features/checkout/cart-page.tsx'),
    messages: [checkoutMessages],
    personal: true,
  },
  {
    path: '/confirm_order_page',
    source: 'features/checkout/confirm-page.tsx',
    module: () => import('../features/checkout/confirm-page.tsx'),
    messages: [checkoutMessages],
    personal: true,
  },
  {
    path: '/order/check_out',
    source: 'features/checkout/checkout-page.tsx',
    module: () => import('../features/checkout/checkout-page.tsx'),
    messages: [checkoutMessages],
    personal: true,
  },
  {
    path: '/confirm_message',
    source: 'features/checkout/complete-page.tsx',
    module: () => import('../features/checkout/complete-page.tsx'),
    messages: [checkoutMessages],
    personal: true,
  },
  {
    path: '/my_order_list',
    source: 'features/orders/order-list-page.tsx',
    module: () => import('../features/orders/order-list-page.tsx'),
    messages: [ordersMessages, accountMessages],
    personal: true,
  },
  {
    path: '/order_list_view/:order_number',
    source: 'features/orders/order-view-page.tsx',
    module: () => import('../features/orders/order-view-page.tsx'),
    messages: [ordersMessages, accountMessages],
    personal: true,
  },
  {
    path: '/order_tracking',
    source: 'features/orders/tracking-page.tsx',
    module: () => import('../features/orders/tracking-page.tsx'),
    messages: [ordersMessages],
  },
  {
    path: '/order_copy',
    source: 'features/orders/order-copy-page.tsx',
    module: () => import('../features/orders/order-copy-page.tsx'),
    messages: [ordersMessages],
  },
];
