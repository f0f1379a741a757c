/**
 * `pnpm budgets`: what the first visit to a page costs, as a real browser loads the built shop with the demo catalogue without any
 * interaction. Exits with 1 if a page exceeds its budget. Needs a build.
 */
import { measuredPaths, withDemoShop } from '../browser/with-demo-shop.ts';
import { runCommand } from '../start/command.ts';
import { areWithin, figuresOf, type Budget, type Figure } from './budgets.ts';
import { signedIn } from '../browser/signed-in.ts';
import { loadPage, type Screen } from './page-load.ts';

/** Lighthouse's phone: pictures are chosen for its density. */
const phone: Screen = { width: 412, height: 823, density: 1.75 };
const desktop: Screen = { width: 1440, height: 844, density: 1 };

const budgets: { page: 'home' | 'list' | 'product'; screen: Screen; budget: Budget }[] = [
  { page: 'home', screen: phone, budget: { html: 18_200, scripts: 95_000, scriptsLater: 95_000, all: 400_000 } },
  { page: 'list', screen: phone, budget: { html: 11_200 } },
  { page: 'product', screen: phone, budget: { html: 13_200, scripts: 105_000, scriptsLater: 105_000 } },
  { page: 'home', screen: desktop, budget: { html: 18_200, scripts: 95_000, scriptsLater: 95_000, all: 400_000 } },
  { page: 'list', screen: desktop, budget: { html: 11_200 } },
  { page: 'product', screen: desktop, budget: { html: 13_200, scripts: 105_000, scriptsLater: 105_000 } },
  { page: 'home', screen: phone, budget: { html: 20_000, scripts: 95_000, all: 400_000, isBangla: true } },
  { page: 'list', screen: phone, budget: { html: 12_100, isBangla: true } },
  { page: 'product', screen: phone, budget: { html: 14_100, scripts: 105_000, isBangla: true } },
  {
    page: 'home',
    screen: desktop,
    budget: { html: 20_000, scripts: 95_000, scriptsLater: 95_000, all: 400_000, isBangla: true },
  },
  { page: 'list', screen: desktop, budget: { html: 12_100, isBangla: true } },
];

/** The operator's console: the first screen before and after signing in. */
const consoleBudgets: { path: string; isSignedIn: boolean; budget: Budget }[] = [
  { path: '/admin/sign-in', isSignedIn: false, budget: { code: 180_000 } },
  { path: '/admin/orders', isSignedIn: true, budget: { code: 160_000, isBangla: true } },
];

function print(title: string, figures: Figure[]): boolean {
  console.log(`\n${title}`);
  for (const figure of figures) console.log(`  ${figure.isWithin ? '✓' : '✗'} ${figure.name}: ${figure.text}`);
  return areWithin(figures);
}

await runCommand(async () => {
  const isWithin = await withDemoShop(async ({ browser, address }) => {
    const paths = await measuredPaths(address);
    let isEveryWithin = true;
    for (const { page, screen, budget: limits } of budgets) {
      const budget = { ...limits, isRendered: true };
      const path = budget.isBangla ? `/bn${paths[page].replace(/\/$/, '')}` : paths[page];
      const visit = { address, path, screen, isLong: budget.scriptsLater !== undefined };
      let figures = figuresOf(await loadPage(browser, visit), budget);
      // This browser has no Bangla font and occasionally renders before it uses ours, which does not happen on phones.
      if (budget.isBangla && !areWithin(figures)) figures = figuresOf(await loadPage(browser, visit), budget);
      isEveryWithin =
        print(`${page}${budget.isBangla ? ' in Bangla' : ''}, ${screen.width} px wide`, figures) && isEveryWithin;
    }
    for (const { path, isSignedIn, budget } of consoleBudgets) {
      const visit = { address, path, screen: desktop, ...(isSignedIn && { prepare: signedIn(address) }) };
      isEveryWithin =
        print(`${path}, ${desktop.width} px wide`, figuresOf(await loadPage(browser, visit), budget)) && isEveryWithin;
    }
    return isEveryWithin;
  });
  if (!isWithin) process.exitCode = 1;
});
