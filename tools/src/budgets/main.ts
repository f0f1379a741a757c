/**
 * `pnpm budgets`: what the first visit to a page costs, as a real browser loads the built shop with the demo catalogue without any
 * interaction. Exits with 1 if a page exceeds its budget. Needs a build.
 */
import { measuredPaths, withDemoShop } from '../browser/with-demo-shop.ts';
import { runCommand } from '../start/command.ts';
import { areWithin, figuresOf, type Budget, type Figure } from './budgets.ts';
import { signedIn } from '../browser/signed-in.ts';
import { loadPage } from './page-load.ts';

const phone = 390;
const desktop = 1440;

const budgets: { page: 'home' | 'list' | 'product'; width: number; budget: Budget }[] = [
  { page: 'home', width: phone, budget: { scripts: 95_000, all: 340_000 } },
  { page: 'list', width: phone, budget: {} },
  { page: 'product', width: phone, budget: { scripts: 105_000 } },
  { page: 'home', width: desktop, budget: {} },
  { page: 'list', width: desktop, budget: {} },
  { page: 'product', width: desktop, budget: {} },
  { page: 'home', width: phone, budget: { scripts: 95_000, all: 430_000, isBangla: true } },
  { page: 'list', width: phone, budget: { isBangla: true } },
  { page: 'product', width: phone, budget: { scripts: 105_000, isBangla: true } },
  { page: 'home', width: desktop, budget: { isBangla: true } },
  { page: 'list', width: desktop, budget: { isBangla: true } },
];

/** The operator's console: the first screen of somebody who is not signed in, and of somebody who is. */
const consoleBudgets: { path: string; isSignedIn: boolean; budget: Budget }[] = [
  { path: '/admin/sign-in', isSignedIn: false, budget: { code: 180_000 } },
  { path: '/admin/orders', isSignedIn: true, budget: { code: 180_000, isBangla: true } },
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
    for (const { page, width, budget } of budgets) {
      const path = budget.isBangla ? `/bn${paths[page].replace(/\/$/, '')}` : paths[page];
      const visit = { address, path, width };
      let figures = figuresOf(await loadPage(browser, visit), budget);
      // This browser has no Bangla font and occasionally renders before it uses ours, which does not happen on phones.
      if (budget.isBangla && !areWithin(figures)) figures = figuresOf(await loadPage(browser, visit), budget);
      isEveryWithin =
        print(`${page}${budget.isBangla ? ' in Bangla' : ''}, ${width} px wide`, figures) && isEveryWithin;
    }
    for (const { path, isSignedIn, budget } of consoleBudgets) {
      const visit = { address, path, width: desktop, ...(isSignedIn && { prepare: signedIn(address) }) };
      isEveryWithin =
        print(`${path}, ${desktop} px wide`, figuresOf(await loadPage(browser, visit), budget)) && isEveryWithin;
    }
    return isEveryWithin;
  });
  if (!isWithin) process.exitCode = 1;
});
