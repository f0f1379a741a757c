import type { Locator, Page } from '@playwright/test';

/** Rests a finger on an element until the assertion holds, and lifts it. */
export async function longPress(page: Page, element: Locator, until: () => Promise<void>): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await until();
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
}
