import { keep, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('favourites: one card per product, removed with undo, moved to the cart', async ({ page, database }) => {
  const [sold, kept] = [await stockProduct(database, { stock: 1 }), await stockProduct(database, { stock: 5 })];
  await database.query('UPDATE products SET stock = 0 WHERE id = $1', [sold.id]);
  await database.query("INSERT INTO stock_movements (product_id, delta, reason) VALUES ($1, -1, 'adjustment')", [
    sold.id,
  ]);
  await page.goto('/help_support');
  await keep(page, { favouriteList: [kept.id, sold.id, kept.id], recentlyViewed: [kept.id] });
  await page.goto('/my_wish_list');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Quantity: 2')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('favouriteList'))).toBe(`[${kept.id},${sold.id}]`);
  await expect(page.getByRole('button', { name: `Out Of Stock: ${sold.title}` })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Remove ${sold.title}` }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Remove ${kept.title}` })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: `Add To Cart: ${kept.title}` }).click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Move all to cart' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('DetailsCart') ?? '[]'));
  expect(cart).toEqual([{ id: kept.id, count: 3, selectedColor: null, selectedSize: null }]);
  await page.getByRole('button', { name: `Remove ${sold.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing Found' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('article')).toHaveCount(1);
});
