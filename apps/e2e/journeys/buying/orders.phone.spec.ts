import { logIn, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('an address typed with an order is asked for consent, and receives copies once its owner agreed', async ({
  page,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const login = await request.post('/api/login', { data: { email: shopper.email, password: shopper.password } });
  const { token, user_id: userId } = (await login.json()).data;
  const product = await stockProduct(database, { stock: 5 });
  const copyTo = newShopper().email;
  const { name, phone, address } = shopper;
  const ordered = await request.post('/api/checkout-confirm', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      user_id: userId,
      name,
      phone,
      address,
      email: copyTo,
      coupon: 0,
      locale: 'bn',
      total_amount: 9_000,
      sub_total: 890,
      delivery_charge: 0,
      item: [{ product_id: product.id, qty: 1 }],
    },
  });
  expect(ordered.status()).toBe(201);
  const mailsTo = async () => {
    const answer = await request.get(`/dev/mailbox?to=${copyTo}`, { headers: { accept: 'application/json' } });
    return (await answer.json()).data as { kind: string; text: string }[];
  };
  const [question] = await mailsTo();
  const link = /\/bn\/order_copy\?token=\S+/.exec(question?.text ?? '')?.[0] ?? '';

  await page.goto(`${link}x`);
  await page.getByRole('button', { name: 'কপি পাঠান' }).click();
  await expect(page.getByRole('alert')).toContainText('লিংকটি ভুল বা পুরোনো');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'কপি পাঠান' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'হয়ে গেছে' })).toBeVisible();
  expect((await mailsTo()).map(({ kind }) => kind)).toEqual(['order-copy', 'confirm-address']);
});

test('Show More extends the list of orders, and focus moves to the first new one', async ({
  page,
  database,
  request,
  consoleErrors,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  await database.query(
    `INSERT INTO orders (order_number, user_id, status, name, email, phone, address, shipping_address, subtotal, delivery_charge,
                         total, created_at)
     SELECT upper(substr(md5(u.id::text || n), 1, 8)), u.id, 'delivered', u.full_name, u.email, '+8801712345678', 'Charpara',
            'Charpara', 89000, 0, 89000, now() - n * interval '1 hour'
       FROM users u, generate_series(1, 53) n WHERE u.email = $1`,
    [shopper.email],
  );
  await page.goto('/login?from=/my_order_list');
  await logIn(page, shopper);
  await page.waitForURL('**/my_order_list');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(50);

  await page.route('**/api/user_order*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const more = page.getByRole('button', { name: 'Show More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(53);
  await expect(more).toHaveCount(0);
  await expect(rows.nth(50).getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  // Chromium reports the replaced response.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((text) => !text.includes('status of 503')));
});
