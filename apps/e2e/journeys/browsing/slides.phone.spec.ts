import { passTurnsUntil, turnMs } from '../../src/passing-time.ts';
import { expect, test } from '../../src/shop-test.ts';
import { wakePage } from '../../src/wake-page.ts';

/** A slide takes half a second to come in. */
const soon = { timeout: 1_000 };

test('the banner advances on an untouched page; once paused it stays, wherever the pointer is', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const banner = page.getByRole('main').locator('[aria-roledescription="slider"]').first();
  const current = banner.locator('[aria-current="true"]');
  const picture = banner.getByRole('listitem').last().locator('img').nth(1);
  const loadedWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await loadedWidth(), 'a picture that may never be seen').toBe(0);
  const second = banner.getByRole('button', { name: /^2 of \d$/ });
  await passTurnsUntil(page, () => expect(second).toHaveAttribute('aria-current', 'true', soon));
  await passTurnsUntil(page, () => expect.poll(loadedWidth, soon).toBeGreaterThan(0));
  await banner.getByRole('button', { name: 'Pause rotation' }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await page.mouse.move(1, 1);
  const chosen = await current.getAttribute('aria-label');
  await page.clock.runFor(2 * turnMs);
  await expect(current).toHaveAccessibleName(chosen ?? '');
});

test('a slider scrolled before its code has loaded stays where it is', async ({ page }) => {
  await page.goto('/');
  const row = page.locator('.slides').last();
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  const last = row.locator('> ul > li').last();
  const edge = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const before = await edge();
  await wakePage(page);
  // At its end a natively scrolled row shows its padding; one moved by Embla does not.
  expect(Math.abs((await edge()) - before)).toBeLessThanOrEqual(4);
});
