/**
 * `pnpm docs:pictures`: takes screenshots of the built shop and its console with the demo catalogue for the README, as WebP under docs/images. Run it
 * after visible changes.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { signedIn } from '../browser/signed-in.ts';
import { withDemoShop } from '../browser/with-demo-shop.ts';
import { build } from '../start/build.ts';
import { runCommand } from '../start/command.ts';
import { rootFolder } from '../start/settings.ts';

const folder = path.join(rootFolder, 'docs/images');

const pictures: Omit<Picture, 'address'>[] = [
  { name: 'desktop', path: '/', width: 1440, height: 900, scale: 1 },
  { name: 'phone', path: '/bn/product/product_details/dhakai-jamdani-maroon', width: 390, height: 780, scale: 2 },
  { name: 'console', path: '/admin/products', width: 1440, height: 760, scale: 1, isOfConsole: true },
];

await runCommand(async () => {
  await build();
  mkdirSync(folder, { recursive: true });
  await withDemoShop(async ({ browser, address }) => {
    for (const picture of pictures) await photograph(browser, { address, ...picture });
  });
});

interface Picture {
  address: string;
  name: string;
  path: string;
  width: number;
  height: number;
  scale: number;
  isOfConsole?: boolean;
}

async function photograph(
  browser: Browser,
  { address, name, path: page, width, height, scale, isOfConsole = false }: Picture,
) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 600,
    reducedMotion: 'reduce',
    locale: 'en-BD',
  });
  if (isOfConsole) await signedIn(address)(context);
  const tab = await context.newPage();
  // The console's change stream never ends, so the network is never idle.
  await tab.goto(address + page, { waitUntil: isOfConsole ? 'load' : 'networkidle' });
  if (isOfConsole) await tab.locator('table img').first().waitFor();
  await tab.waitForFunction('[...document.images].every(({ complete, loading }) => complete || loading === "lazy")');
  const file = path.join(folder, `${name}.webp`);
  await sharp(await tab.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`wrote ${path.relative(rootFolder, file)}`);
  await context.close();
}
