import type { Page } from '@playwright/test';

/** Holds back the shop's scripts until they are released, as on a slow network. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}
