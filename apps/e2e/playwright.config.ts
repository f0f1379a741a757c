import chromium from '@sparticuz/chromium';
import { defineConfig } from '@playwright/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// The package's own list runs everything in one process, which ends with the first closed context, and lowers the web's guards.
const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const executablePath = await chromium.executablePath();
const looks = '**/looks.spec.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './src/open-shop.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      stylePath: './src/looks.css',
      pathTemplate: '{testDir}/../looks/{arg}{ext}',
      // A colour a shade off is a change; so is what moves by a pixel.
      threshold: 0.02,
      maxDiffPixelRatio: 0.002,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }]],
  use: {
    locale: 'en-BD',
    timezoneId: 'Asia/Dhaka',
    // A trace of every journey costs a fifth of the run; `pnpm test e2e some-journey --trace on` records one.
    screenshot: 'only-on-failure',
    // What is kept for offline would stand between a journey and the shop; the offline journeys ask for it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: browserArgs },
  },
  // A file named x.phone.spec.ts or x.desktop.spec.ts is about that width alone.
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', looks],
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: ['**/*.phone.spec.ts', looks], use: { viewport: desktop } },
    // One worker, so that one more shop is opened. Nothing turns, and letters are drawn alike on every machine.
    {
      name: 'looks',
      testMatch: looks,
      workers: 1,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        // Playwright's own style stands in the page while it takes the picture.
        bypassCSP: true,
        launchOptions: { executablePath, args: [...browserArgs, '--font-render-hinting=none', '--disable-lcd-text'] },
      },
    },
  ],
});
