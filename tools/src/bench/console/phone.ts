/**
 * `pnpm bench:phone`: whether the console's longest list, 200 parcels to hand over, scrolls smoothly on a cheap phone
 * (slow 4G, a processor four times slower than this one), how soon a tick appears there, and how soon a previously
 * visited screen opens from the menu. Needs a build and an idle machine.
 */
import { tabLink, tabScreens, type TabScreen } from '@haat/e2e/tab-screens';
import type { CDPSession, Page } from '@playwright/test';
import { signedIn } from '../../browser/signed-in.ts';
import { withDemoShop } from '../../browser/with-demo-shop.ts';
import { runCommand } from '../../start/command.ts';
import { median, phone, slowDown } from '../web/slow-phone.ts';
import { packOrders } from './filling/packed-orders.ts';

const parcels = 200;
const rounds = 5;
const frameMs = 1000 / 60;
/** A hurried flick of the thumb. */
const flick = { x: 195, y: 600, yDistance: -6_000, speed: 3_000, gestureSourceType: 'touch' } as const;

async function scroll(page: Page, session: CDPSession): Promise<number[]> {
  await page.evaluate(`
    scrollTo(0, 0);
    frames = [];
    requestAnimationFrame(function next(at) {
      if (!frames) return;
      frames.push(at);
      requestAnimationFrame(next);
    });`);
  await session.send('Input.synthesizeScrollGesture', flick);
  return page.evaluate<number[]>('(() => { const seen = frames; frames = null; return seen; })()');
}

function intervals(times: readonly number[]): number[] {
  return times.slice(1).map((at, place) => at - (times[place] ?? at));
}

/** The time from a tap to the first frame in which a selector is visible under a heading. */
function pressed(page: Page, link: string, ready: string): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const element = [...document.querySelectorAll(${JSON.stringify(link)})].find((each) => each.checkVisibility());
    const start = performance.now();
    element.click();
    while (!(${ready})) {
      if (performance.now() - start > 30_000) throw new Error('Not shown: ' + location.pathname);
      await frame();
    }
    await frame();
    return performance.now() - start;
  })()`);
}

function told(label: string, text: string): void {
  console.log(`${label.padEnd(46)}${text}`);
}

async function measureScrolling(page: Page, session: CDPSession): Promise<void> {
  await scroll(page, session);
  const frames: number[] = [];
  for (let round = 0; round < rounds; round++) frames.push(...intervals(await scroll(page, session)));
  const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
  const longest = Math.max(...frames).toFixed(0);
  told(`${parcels} parcels scrolled`, `${frames.length} frames, ${dropped} dropped, longest ${longest} ms`);
}

async function measureTicks(page: Page): Promise<void> {
  const ticks: number[] = [];
  for (let ticked = 0; ticked < rounds; ticked++) {
    const ready = `document.querySelectorAll('[data-row] input:checked').length > ${ticked}`;
    ticks.push(await pressed(page, '[data-row] input:not(:checked)', ready));
  }
  told('one of them ticked', `${median(ticks).toFixed(0)} ms, longest ${Math.max(...ticks).toFixed(0)}`);
}

/** Opens a screen by its tab at the bottom edge. */
function open(page: Page, name: TabScreen): Promise<number> {
  const title = `document.querySelector('h1')?.textContent === ${JSON.stringify(name)}`;
  const content = `document.querySelector(${JSON.stringify(tabScreens[name])})`;
  return pressed(page, tabLink(name), `${title} && ${content}`);
}

async function measureScreens(page: Page): Promise<void> {
  const names = Object.keys(tabScreens) as TabScreen[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (const name of names) await open(page, name);
  for (let round = 0; round < rounds; round++) for (const name of names) times.get(name)?.push(await open(page, name));
  for (const [name, seen] of times)
    told(`${name}, visited before`, `${median(seen).toFixed(0)} ms, longest ${Math.max(...seen).toFixed(0)}`);
}

await runCommand(() =>
  withDemoShop(async ({ browser, address }) => {
    await packOrders(process.env['SHOP_DATABASE_URL'] ?? '', parcels);
    const context = await browser.newContext(phone);
    await signedIn(address)(context);
    const page = await context.newPage();
    const session = await slowDown(context, page);
    await page.goto(`${address}/admin/orders?view=handover`);
    const rows = page.locator('[data-row]');
    await rows.nth(parcels - 1).waitFor({ state: 'attached' });
    await measureScrolling(page, session);
    await measureTicks(page);
    await measureScreens(page);
  }),
);
