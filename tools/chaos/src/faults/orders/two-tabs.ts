import { randomUUID } from 'node:crypto';
import { openBrowser } from '@haat/tools/open-browser';
import type { Page } from '@playwright/test';
import { exactly, type Fault } from '../../fault.ts';
import { send } from '../../stage/send.ts';
import type { Stage } from '../../stage/stage.ts';

export const twoTabs: Fault = {
  id: 'C6',
  title: 'the order button in two tabs of one browser at once',
  runs: { short: 2, long: 20 },
  async run(stage) {
    const { db, goods, shops } = stage;
    const product = await goods.product({ stock: 5 });
    const email = `${randomUUID()}@chaos.test`;
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${shops[0].port}` });
      context.setDefaultTimeout(60_000);
      const tab = await context.newPage();
      await logIn(stage, { tab, email });
      await fillCart(tab, product.slug);
      const tabs = [tab, await context.newPage()];
      await Promise.all(tabs.map(fillInAddress));
      await Promise.all(tabs.map((each) => each.getByRole('button', { name: 'Proceed To CheckOut' }).click()));
      await Promise.all(tabs.map((each) => each.waitForURL('**/confirm_message')));

      const orders = await db.order.findMany({ where: { user: { email } } });
      const orderNumber = orders[0]?.orderNumber ?? '';
      const shown = await Promise.all(tabs.map((each) => shows(each, orderNumber)));
      return {
        orders: exactly(orders.length, 1),
        'tabs that show it': exactly(shown.filter(Boolean).length, tabs.length),
      };
    } finally {
      await browser.close();
    }
  },
};

async function logIn({ shops }: Stage, { tab, email }: { tab: Page; email: string }): Promise<void> {
  const password = 'a password of ours';
  const body = { name: 'Nusrat Jahan', email, password, confirm_password: password };
  await send(shops[0].port, { path: '/api/register', body });
  await tab.goto('/login');
  await tab.getByRole('tab', { name: 'Login', exact: true }).click();
  const form = tab.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await tab.waitForURL((url) => url.pathname !== '/login');
}

async function fillCart(tab: Page, slug: string): Promise<void> {
  await tab.goto(`/product/product_details/${slug}`);
  await tab.getByRole('button', { name: 'M', exact: true }).click();
  await tab.getByRole('button', { name: 'Add To Cart' }).first().click();
  await tab.getByText('Added to cart successfully!').waitFor();
  await tab.goto('/cart');
  await tab.getByRole('checkbox', { name: /Dhaka City/ }).check();
  await tab.getByRole('button', { name: 'Confirm Cart' }).click();
  await tab.waitForURL('**/confirm_order_page');
  await tab.getByText('Continue To Checkout').click();
  await tab.waitForURL('**/order/check_out');
}

async function fillInAddress(tab: Page): Promise<void> {
  if (!tab.url().endsWith('/order/check_out')) await tab.goto('/order/check_out');
  await tab.getByLabel('Phone').fill('01712345678');
  await tab.getByLabel('Address').fill('House 12, Road 5, Dhanmondi, Dhaka');
}

function shows(tab: Page, words: string): Promise<boolean> {
  const showing = tab.getByText(words).first().waitFor({ timeout: 10_000 });
  return showing.then(
    () => true,
    () => false,
  );
}
