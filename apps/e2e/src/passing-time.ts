import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/*
 * Each of these advances the page's clock, which must have been installed before the page was opened.
 */

/** How long the console holds a step before it sends it. */
const heldMs = 6_000;
/** Longer than any toast stays. */
const afterToastsMs = 10_000;

/** How long a slider shows a slide. */
export const turnMs = 3_000;

/** Passes the time in which the held step could be undone. */
export async function passHeldTime(page: Page): Promise<void> {
  await expect(page.locator('.held-steps').getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.fastForward(heldMs);
}

/**
 * Takes the pointer away from the toasts, which stay while it is on them, and passes their time. It enters them first:
 * if a dialog closed above them, they have not noticed that it left.
 */
export async function passToasts(page: Page): Promise<void> {
  const box = await page.evaluate(() => document.querySelector('.toast')?.getBoundingClientRect().toJSON());
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(afterToastsMs);
}

/** Passes one turn of a slider after the other until the assertion holds. */
export async function passTurnsUntil(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(turnMs);
    await assertion();
  }).toPass({ intervals: [0] });
}
