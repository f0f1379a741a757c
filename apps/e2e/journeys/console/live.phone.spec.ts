import { addStaff } from '../../src/add-staff.ts';
import { expect, test } from '../../src/shop-test.ts';
import { openAs, placeOrder, signIn } from '../../src/staff.ts';

test('a new order appears by itself, what a colleague does follows, and the end of the session is said', async ({
  page,
  request,
  browser,
  database,
}) => {
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const following = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/changes'));
  await openAs(page, await addStaff(database), `/admin/orders?q=${phone}`);
  await expect(page.getByRole('heading', { name: `No order with “${phone}”` })).toBeVisible();
  await following;
  const number = await placeOrder(request, { phone });
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  const colleague = await browser.newPage();
  await colleague.goto(`/admin/orders/${number}`);
  await signIn(colleague, await addStaff(database, { name: 'Rakibul Hasan' }));
  await colleague.getByRole('button', { name: 'No answer' }).filter({ visible: true }).click();
  await expect(page.getByText(/^1 call, no answer/)).toBeVisible();
  await colleague.close();

  await page.request.post('/api/admin/sign-out', {
    headers: { 'x-haat-console': '1', origin: new URL(page.url()).origin },
  });
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
});
