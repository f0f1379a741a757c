import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { wakePage } from '../../src/wake-page.ts';

test('a slider is operated by keyboard, wraps, and keeps hidden slides out of the tab order', async ({ page }) => {
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
  await page.keyboard.press('ArrowDown');
  await expect(slides.first().getByRole('button', { name: 'Add To Cart' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(slides.first().getByRole('button', { name: 'Favourite List' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides.nth(1).getByRole('link').first()).toBeFocused();
});

test('the picture viewer works by keyboard and returns focus', async ({ page }) => {
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

/** A slider in view whose code has loaded. */
async function sliderOf(page: Page, name: string) {
  await wakePage(page);
  const slider = page.getByRole('region', { name });
  await slider.scrollIntoViewIfNeeded();
  return slider;
}
