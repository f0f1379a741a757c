import { expect, type Page } from '@playwright/test';

/** Moves the pointer until all deferred parts are hydrated, including the last slider. */
export async function wakePage(page: Page): Promise<void> {
  let x = 1;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 1);
    await expect(page.locator('.slides').last()).toHaveAttribute('data-taken', '', { timeout: 500 });
  }).toPass();
}
