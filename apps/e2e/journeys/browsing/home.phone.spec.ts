import { expect, test } from '../../src/shop-test.ts';

test('home tells about a maker, and more popular products stand in two columns', async ({ page, database }) => {
  await page.goto('/bn');
  const maker = page.getByRole('region').filter({ has: page.locator('#maker') });
  const { rows } = await database.query('SELECT id, district_bn, about_bn FROM shops WHERE name_bn = $1', [
    await maker.getByRole('heading').textContent(),
  ]);
  expect(rows[0].about_bn).not.toBe('');
  await expect(maker).toContainText(rows[0].district_bn);
  await expect(maker).toContainText(rows[0].about_bn);
  await expect(maker.getByRole('link')).toHaveAttribute('href', `/bn/shop/all_product/${rows[0].id}`);

  const popular = page.getByRole('region', { name: 'জনপ্রিয় পণ্য' });
  const below = popular.locator('xpath=following-sibling::*').getByRole('article');
  await expect(below).toHaveCount(6);
  const lefts = await below.evaluateAll(
    (cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size,
  );
  expect(lefts).toBe(2);
  // None of them is in the slider as well.
  const shown = await popular.getByRole('article').evaluateAll(slugs);
  expect((await below.evaluateAll(slugs)).filter((slug) => shown.includes(slug))).toEqual([]);
});

function slugs(cards: Element[]): (string | undefined)[] {
  return cards.map((card) => card.querySelector('a')?.pathname);
}
