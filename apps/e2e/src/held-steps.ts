import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** How long the console holds a step before it sends it. */
const heldMs = 6_000;

/**
 * Advances the clock past the time in which the held step could be undone. The page's clock must have been installed
 * before the page was opened.
 */
export async function passHeldTime(page: Page): Promise<void> {
  await expect(page.locator('.held-steps').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.fastForward(heldMs);
}
