import { logIn, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('the size guide is shown in both languages if sizes are body sizes', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string }>(
    `SELECT slug FROM products p JOIN product_sizes ON product_id = p.id
      WHERE size = 'XL' AND NOT EXISTS (SELECT FROM size_charts c WHERE c.subcategory_id = p.subcategory_id)
      ORDER BY p.id LIMIT 1`,
  );
  const path = `/product/product_details/${rows[0]?.slug}`;
  for (const [address, name, unit] of [
    [path, 'Size guide', 'Chest (inches)'],
    [`/bn${path}`, 'সাইজ চার্ট', 'বুক (ইঞ্চি)'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByRole('columnheader', { name: unit })).toBeVisible();
    await expect(sheet.getByRole('rowheader', { name: 'XL', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('a forgotten size is asked for once; a colour shows its picture', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string }>(
    `SELECT slug FROM products JOIN product_sizes ON product_id = products.id WHERE size = 'XL' AND stock > 0 ORDER BY products.id LIMIT 1`,
  );
  await page.goto(`/product/product_details/${rows[0]?.slug}`);
  const add = page.getByRole('button', { name: 'Add To Cart', exact: true }).filter({ visible: true });
  await add.click();
  await expect(page.getByText('Which size? Choose one')).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('button').nth(1)).toBeFocused();
  await expectAccessible(page);
  await add.click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();

  await page.goto('/product/product_details/dhakai-jamdani-maroon');
  await page.getByRole('button', { name: 'Bottle Green', exact: true }).click();
  await expect(
    page.getByRole('button', { name: /picture 4 of 4|Bottle Green$/ }).and(page.locator('[aria-current]')),
  ).toBeVisible();
});

test('adding to cart and favourites respects the stock and gives feedback', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string; stock: number }>(
    'SELECT slug, stock FROM products WHERE stock BETWEEN 2 AND 12 ORDER BY id LIMIT 1',
  );
  const { slug = '', stock = 0 } = rows[0] ?? {};
  await page.goto(`/product/product_details/${slug}`);
  await page.getByRole('button', { name: 'Favourite List' }).first().click();
  await expect(page.getByText('Added to favourite List successfully!')).toBeVisible();
  for (let pressed = 1; pressed < stock; pressed += 1) await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(`Insufficient stock! you cannot add more than ${stock}`);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('a visitor logs in to review and returns; the review is shown once the shop has approved it', async ({
  page,
  database,
  request,
  consoleErrors,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const { id, slug } = await stockProduct(database, { stock: 5 });
  await page.goto(`/product/product_details/${slug}`);
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(page.getByText('Please Login To Add Review')).toBeVisible();
  await page
    .getByRole('tabpanel', { name: /^Review/ })
    .getByRole('link', { name: 'Log in' })
    .click();
  // Without her review, if she has written one, the form would replace it.
  await page.route('**/api/own-review/*', (route) => route.abort());
  await logIn(page, shopper);
  await page.waitForURL(`**/product/product_details/${slug}`);

  await page.getByRole('tab', { name: /^Review/ }).click();
  const notLoaded = page.getByRole('alert').filter({ hasText: 'We could not check whether you have reviewed this' });
  await expect(notLoaded).toBeVisible();
  await page.unroute('**/api/own-review/*');
  await notLoaded.getByRole('button', { name: 'Try again' }).click();
  expect(consoleErrors.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await page.getByLabel('Message').fill('The colour is just as in the picture.');
  await page.reload();
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(page.getByLabel('Message')).toHaveValue('The colour is just as in the picture.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose a rating');
  await expect(page.getByRole('radio', { name: '1 of 5' })).toBeFocused();
  await page.getByRole('radio', { name: '4 of 5' }).check();
  const own = page.getByRole('group', { name: 'Photos, up to 4' });
  await own
    .getByLabel('Add photos')
    .setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(own.getByRole('alert')).toHaveText('not.png cannot be used. Choose a JPEG, PNG or WebP photo.');
  const photo = await page.screenshot({ type: 'jpeg' });
  await own
    .getByLabel('Add photos')
    .setInputFiles(['one.jpg', 'two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo })));
  await expect(own.getByRole('img', { name: 'Your photo 2' })).toBeVisible();
  await own.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('listitem').filter({ hasText: shopper.name });
  await expect(page.getByText('Your review is awaiting approval.')).toBeVisible();
  await expect(review).toHaveCount(0);
  await expectAccessible(page);

  await database.query(`UPDATE reviews SET status = 'visible' WHERE product_id = $1`, [id]);
  await database.query(
    `WITH writer AS (INSERT INTO users (id, email, full_name)
                     SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'Writer ' || n FROM generate_series(1, 14) n RETURNING id)
     INSERT INTO reviews (product_id, user_id, star, message, updated_at)
     SELECT $1, id, 4, 'Written before', now() - interval '1 day' FROM writer`,
    [id],
  );
  await database.query('UPDATE products SET rating_count = 15, rating_sum = 60 WHERE id = $1', [id]);
  await page.goto(`/product/product_details/${slug}?tab=review`);
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(review).toContainText('The colour is just as in the picture.');
  await expect(page.getByLabel('Message')).toHaveValue('The colour is just as in the picture.');
  const panel = page.getByRole('tabpanel', { name: /^Review/ });
  await expect(panel.getByText('15 reviews')).toBeVisible();
  const written = panel.getByRole('listitem').filter({ has: page.getByRole('time') });
  await expect(written).toHaveCount(10);
  await panel.getByRole('button', { name: 'Show More' }).click();
  await expect(written).toHaveCount(15);
  await expect(written.nth(10)).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Show More' })).toHaveCount(0);

  await review.getByRole('button', { name: `Enlarge: ${shopper.name}: picture 1 of 1` }).click();
  await expect(page.getByRole('img', { name: `${shopper.name}: picture 1 of 1` })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(review.getByRole('button', { name: /^Helpful/ })).toHaveCount(0);
  const helpful = written.nth(10).getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveText('Helpful(1)');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('tab', { name: /^Review/ }).click();
  await panel.getByRole('button', { name: 'Show More' }).click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.click();
  await expect(helpful).toHaveText('Helpful');
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
});
