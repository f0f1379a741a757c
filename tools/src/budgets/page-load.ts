import type { Browser, BrowserContext, Response } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '../browser/layout-shift.ts';

/** What a browser fetched for a page without any interaction; bytes as transferred, without headers. */
export interface PageLoad {
  html: number;
  scripts: number;
  /** Scripts after 10 s, for long visits. */
  scriptsLater?: number;
  styles: number;
  fonts: number;
  all: number;
  layoutShift: number;
  /** Requests to other hosts. */
  foreign: string[];
  fontFiles: string[];
  /** Those of them that no link preloads: they arrive after the first layout, and everything is laid out again. */
  lateFonts: string[];
}

/** A screen: its size in CSS pixels, and the device pixels of each. */
export interface Screen {
  width: number;
  height: number;
  density: number;
}

interface Visit {
  address: string;
  path: string;
  screen: Screen;
  /** Runs before the page is opened, for instance to sign in. */
  prepare?: (context: BrowserContext) => Promise<void>;
  /** Stays for 10 s, still without any interaction. */
  isLong?: boolean;
}

/** Less than 5 s, because the slider then advances and its code is loaded, which is not part of the first load. */
const restMs = 4_000;
/** By then the slider has advanced twice. */
const longMs = 10_000;

const preloadedFonts = `[...document.querySelectorAll('link[rel=preload][as=font]')].map(({ href }) => href)`;

/** Loads a page with an empty cache and no interaction, waits until it is idle, and adds up what was transferred. */
export async function loadPage(
  browser: Browser,
  { address, path, screen, prepare, isLong = false }: Visit,
): Promise<PageLoad> {
  const { width, height, density } = screen;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density });
  await prepare?.(context);
  const responses: Response[] = [];
  context.on('response', (response) => {
    // An event stream has no end, and thus no size.
    if (response.request().resourceType() !== 'eventsource') responses.push(response);
  });
  const page = await context.newPage();
  await watchLayoutShift(page);
  await page.goto(address + path, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const layoutShift = await layoutShiftOf(page);
  const preloaded = await page.evaluate<string[]>(preloadedFonts);
  const files = await Promise.all(responses.map(fileOf));
  if (isLong) await page.waitForTimeout(longMs - restMs);
  const later = await Promise.all(responses.slice(files.length).map(fileOf));
  await context.close();
  const fontFiles = files.filter(({ kind }) => kind === 'font').map(({ url }) => url);
  const bytes = (kind?: string, among = files) =>
    among.filter((file) => kind === undefined || file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
  return {
    html: bytes('document'),
    scripts: bytes('script'),
    ...(isLong && { scriptsLater: bytes('script') + bytes('script', later) }),
    styles: bytes('stylesheet'),
    fonts: bytes('font'),
    all: bytes(),
    layoutShift,
    foreign: files.map(({ url }) => url).filter((url) => !url.startsWith(address) && !url.startsWith('data:')),
    fontFiles,
    lateFonts: fontFiles.filter((url) => !preloaded.includes(url)),
  };
}

async function fileOf(response: Response) {
  const request = response.request();
  const { responseBodySize } = await request.sizes();
  return { url: response.url(), kind: request.resourceType(), bytes: responseBodySize };
}
