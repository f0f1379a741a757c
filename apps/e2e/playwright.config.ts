import chromium from '@sparticuz/chromium';
import { defineConfig } from '@playwright/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// The package's default Chromium flags run everything in one process, which ends with the first closed context, and
// weaken web security.
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // A journey's pages live for seconds: optimising their scripts costs more than it saves, an eighth of the whole run.
  '--js-flags=--no-opt --no-maglev',
];

const executablePath = await chromium.executablePath();
const looks = '**/looks.spec.ts';
/** For machines on which all journeys would take longer than somebody waits. */
const isDesktopLeftOut = process.env.JOURNEYS_LEFT_OUT === 'desktop';

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
      // Different shades and shifts by a pixel count as changes.
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
    // Tracing every journey costs a fifth of the run; `pnpm test e2e some-journey --trace on` records one.
    screenshot: 'only-on-failure',
    // The service worker's caches would interfere with journeys; only the offline journeys enable it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: browserArgs },
  },
  // Files named x.phone.spec.ts or x.desktop.spec.ts run only at that width.
  projects: [
    // First, in parallel with others, with one worker, so that only one more shop is started. Without motion, and
    // with the same text rendering on every machine.
    {
      name: 'looks',
      testMatch: looks,
      workers: 1,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        // Playwright injects a style while it takes a screenshot.
        bypassCSP: true,
        launchOptions: { executablePath, args: [...browserArgs, '--font-render-hinting=none', '--disable-lcd-text'] },
      },
    },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', looks],
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: isDesktopLeftOut ? '**' : ['**/*.phone.spec.ts', looks],
      use: { viewport: desktop },
    },
  ],
});
