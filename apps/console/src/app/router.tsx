import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { currentLocale } from '../platform/language.ts';
import { loadWords } from '../platform/words.ts';
import { Gate } from './frame/gate.tsx';
import { OpenConsole } from './frame/open-console.tsx';
import { FailedScreen } from './screens/failed-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';

/** Loads a screen's code and messages when it is first opened. */
function screen(load: () => Promise<{ Page: ComponentType }>) {
  return async () => {
    const { Page } = await load();
    await loadWords(currentLocale());
    return { Component: Page };
  };
}

/** Every screen of the console, below `/admin`. */
export function createConsoleRouter() {
  return createBrowserRouter(
    [
      {
        Component: Gate,
        errorElement: <FailedScreen />,
        hydrateFallbackElement: <></>,
        children: [
          { path: '/sign-in', lazy: screen(() => import('../features/sign-in/sign-in-page.tsx')) },
          { path: '/code', lazy: screen(() => import('../features/sign-in/code-page.tsx')) },
          { path: '/second-factor', lazy: screen(() => import('../features/sign-in/second-factor-page.tsx')) },
          { path: '/invitation', lazy: screen(() => import('../features/sign-in/invitation-page.tsx')) },
        ],
      },
      {
        Component: OpenConsole,
        errorElement: <FailedScreen />,
        hydrateFallbackElement: <></>,
        children: [
          {
            errorElement: <FailedScreen />,
            children: [
              { index: true, lazy: screen(() => import('../features/today/today-page.tsx')) },
              { path: '/orders', lazy: screen(() => import('../features/orders/list/orders-page.tsx')) },
              { path: '/orders/call', lazy: screen(() => import('../features/orders/call/call-page.tsx')) },
              {
                path: '/orders/:order_number',
                lazy: screen(() => import('../features/orders/order/order-page.tsx')),
              },
              { path: '/coupons/*', lazy: screen(() => import('../features/coupons/coupons-page.tsx')) },
              { path: '/reviews', lazy: screen(() => import('../features/reviews/reviews-page.tsx')) },
              { path: '/applications', lazy: screen(() => import('../features/applications/applications-page.tsx')) },
              {
                path: '/applications/:reference',
                lazy: screen(() => import('../features/applications/applications-page.tsx')),
              },
              { path: '/products', lazy: screen(() => import('../features/products/list/product-list-page.tsx')) },
              { path: '/products/new', lazy: screen(() => import('../features/products/editor/new-product-page.tsx')) },
              { path: '/products/import', lazy: screen(() => import('../features/imports/upload-page.tsx')) },
              { path: '/products/import/:id', lazy: screen(() => import('../features/imports/import-page.tsx')) },
              { path: '/products/:id', lazy: screen(() => import('../features/products/editor/product-page.tsx')) },
              { path: '/cash', lazy: screen(() => import('../features/cash/list/cash-page.tsx')) },
              { path: '/cash/:code', lazy: screen(() => import('../features/cash/settlement/settlement-page.tsx')) },
              { path: '/categories/*', lazy: screen(() => import('../features/shelves/categories-page.tsx')) },
              { path: '/brands/*', lazy: screen(() => import('../features/shelves/brands-page.tsx')) },
              { path: '/shops/*', lazy: screen(() => import('../features/shops/shops-page.tsx')) },
              { path: '/shoppers', lazy: screen(() => import('../features/shoppers/shoppers-page.tsx')) },
              { path: '/shoppers/:id', lazy: screen(() => import('../features/shoppers/shopper-page.tsx')) },
              { path: '/newsletter', lazy: screen(() => import('../features/newsletter/newsletter-page.tsx')) },
              { path: '/team/*', lazy: screen(() => import('../features/team/team-page.tsx')) },
              { path: '/synonyms', lazy: screen(() => import('../features/synonyms/synonyms-page.tsx')) },
              { path: '/banners', lazy: screen(() => import('../features/banners/banners-page.tsx')) },
              { path: '/zones', lazy: screen(() => import('../features/zones/zones-page.tsx')) },
              { path: '/settings', lazy: screen(() => import('../features/settings/settings-page.tsx')) },
              { path: '/staff', lazy: screen(() => import('../features/staff/members/staff-page.tsx')) },
              { path: '/audit', lazy: screen(() => import('../features/staff/audit/audit-page.tsx')) },
              { path: '/sessions', lazy: screen(() => import('../features/staff/sessions/sessions-page.tsx')) },
              { path: '/print/courier/:code', lazy: screen(() => import('../features/paper/courier-page.tsx')) },
              { path: '/print/packing', lazy: screen(() => import('../features/paper/packing-page.tsx')) },
              { path: '/more', lazy: screen(() => import('./screens/more-screen.tsx')) },
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
    { basename: '/admin' },
  );
}
