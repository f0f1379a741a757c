import { chromium, type Browser } from '@playwright/test';
import packaged from '@sparticuz/chromium';

/** Opens the Chromium of the browser journeys. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
