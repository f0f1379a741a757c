import { addStaff } from '../../src/add-staff.ts';
import { expect, test } from '../../src/shop-test.ts';
import { openAs, placeOrder } from '../../src/staff.ts';
import { tabLink, tabScreens, type TabScreen } from '../../src/tab-screens.ts';

test('each tab shows what its time is measured by', async ({ page, request, database }) => {
  await placeOrder(request);
  await openAs(page, await addStaff(database), '/admin/reviews');
  for (const screen of Object.keys(tabScreens) as TabScreen[]) {
    await page.locator(tabLink(screen)).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
    await expect(page.locator(tabScreens[screen]).first()).toBeVisible();
  }
});
