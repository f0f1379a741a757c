import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../src/shop-test.ts';
import { wakePage } from '../src/wake-page.ts';

/** Longer than a slide stands: what has not turned by then rests. */
const moreThanATurnMs = 4000;

test('the banner of an untouched page turns by itself; paused it stays, wherever the pointer is', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('main').locator('[aria-roledescription="slider"]').first();
  const current = banner.locator('[aria-current="true"]');
  await expect(banner.getByRole('button', { name: /^2 of \d$/ })).toHaveAttribute('aria-current', 'true');
  await banner.getByRole('button', { name: 'Pause rotation' }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await page.mouse.move(1, 1);
  const chosen = await current.getAttribute('aria-label');
  await page.waitForTimeout(moreThanATurnMs);
  await expect(current).toHaveAccessibleName(chosen ?? '');
});

test('a slider turns by keyboard, wraps, and keeps what is out of sight out of reach', async ({ page }) => {
  await page.goto('/');
  const slider = await sliderOf(page, 'NEW ARRAIVAL');
  const slides = slider.getByRole('list').locator('> li');
  const next = slider.getByRole('button', { name: 'Next: NEW ARRAIVAL' });
  await next.focus();
  await page.keyboard.press('End');
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  await expect(slides.first()).toHaveJSProperty('inert', true);
  await page.keyboard.press('ArrowRight');
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  await expect(slides.first()).toHaveJSProperty('inert', false);
  await expect(slides.last()).toHaveJSProperty('inert', true);
  await page.keyboard.press('ArrowRight');
  await expect(slides.first()).toHaveJSProperty('inert', true);
  await page.keyboard.press('Home');
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(slides.first().getByRole('link').first()).toBeFocused();
});

test('a slider that was moved by hand before its code came stays where it is', async ({ page }) => {
  await page.goto('/');
  const row = page.locator('.slides').last();
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  const last = row.locator('> ul > li').last();
  const edge = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const before = await edge();
  await wakePage(page);
  // At its end a row that is scrolled shows its padding, one that is moved does not.
  expect(Math.abs((await edge()) - before)).toBeLessThanOrEqual(4);
});

test('pictures are seen over the whole screen by keyboard, and focus goes back', async ({ page }) => {
  await page.goto('/');
  const slider = await sliderOf(page, 'HELLO ! GOOD DAYS');
  await slider.getByRole('button', { name: 'Pause rotation' }).click();
  await slider.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Home');
  const opener = slider.getByRole('list').getByRole('button').first();
  await expect(opener).toBeInViewport({ ratio: 0.9 });
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'HELLO ! GOOD DAYS' });
  await expect(viewer.getByText('1 of 6', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(viewer.getByText('6 of 6', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 of 6', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('6 of 6', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText('1 of 6', { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

/** A slider in sight whose code is there. */
async function sliderOf(page: Page, name: string) {
  await wakePage(page);
  const slider = page.getByRole('region', { name });
  await slider.scrollIntoViewIfNeeded();
  return slider;
}
