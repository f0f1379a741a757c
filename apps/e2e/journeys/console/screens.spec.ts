import { addStaff } from '../../src/add-staff.ts';
import { expectConsoleScreens } from '../../src/expect-console-screen.ts';
import { expect, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

const screens = {
  orders: ['orders?view=confirm', 'orders?view=pack', 'orders?view=way', 'orders?view=returned', 'orders?view=all'],
  products: [
    'products?view=sold',
    'products?view=low',
    'products?view=out',
    'products?view=offer',
    'products?view=one-picture',
    'products?view=retired',
  ],
  catalogue: ['categories', 'brands', 'shops', 'zones', 'synonyms'],
  promotion: ['coupons', 'banners', 'settings', 'team', 'newsletter'],
  people: ['applications', 'reviews?view=all', 'shoppers', 'staff', 'audit', 'sessions', 'more'],
};

for (const [subject, paths] of Object.entries(screens)) {
  test(`the screens of ${subject} are accessible, and as wide as the screen at most, in both languages`, async ({
    page,
    database,
  }) => {
    await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expectConsoleScreens(page, paths);
  });
}
