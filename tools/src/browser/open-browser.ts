import { chromium, type Browser } from '@playwright/test';
import packaged from '@sparticuz/chromium';

/** Opens the Chromium of the browser journeys, which other programs can use through `port`. The caller closes it. */
export async function openBrowser({ port }: { port?: number } = {}): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  if (port !== undefined) args.push(`--remote-debugging-port=${port}`);
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
