import { expectScreen } from '../../src/expect-screen.ts';
import { test } from '../../src/shop-test.ts';

/**
 * Pages of text, with a picture, and with forms; all of them are opened on the phone in `shop-texts.phone.spec.ts`.
 */
const screens = ['/help_support', '/meet_team', '/become_seller'];

for (const path of screens) {
  test(`${path} is accessible and has no layout shift in both languages`, async ({ page }) => {
    await expectScreen(page, path);
  });
}
