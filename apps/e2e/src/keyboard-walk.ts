import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** More stops than any page has. */
const mostStops = 200;
const endOfPage = 'the end of the page';

/**
 * Presses Tab until the element has focus. Fails if it is never reached, and at any stop on the way where focus is
 * stuck, invisible, outside the window or covered.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await nextStop(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${target.toString()} was not reached in ${mostStops} stops.`);
}

/** Presses Tab to the end of the page and counts the stops. Fails like `tabTo`. */
export async function countStops(page: Page): Promise<number> {
  for (let stop = 0; stop < mostStops; stop += 1) if ((await nextStop(page)) === endOfPage) return stop;
  throw new Error(`The page has more than ${mostStops} stops.`);
}

async function nextStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  const { name, faults } = await page.evaluate(stopAtFocus);
  expect(faults, name).toEqual([]);
  return name;
}

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.first().evaluate((element) => element === document.activeElement);
}

/**
 * The focused element, and what is wrong with it. The end of a page, after which the browser's own controls follow,
 * is not a stop.
 */
async function stopAtFocus(): Promise<{ name: string; faults: string[] }> {
  await new Promise((done) => requestAnimationFrame(done));
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'the end of the page', faults: [] };
  const seen = window as { lastStop?: Element };
  const isStuck = seen.lastStop === element;
  seen.lastStop = element;
  const box = element.getBoundingClientRect();
  const isWithin = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  const atCentre = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const isCovered = !(element.contains(atCentre) || atCentre?.contains(element));
  // A card or form shows the focus ring of its content; a field has a halo.
  const around = [element, element.parentElement, element.closest('.card-ring, form')];
  const hasRing = around.some((each) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = each
      ? getComputedStyle(each)
      : ({} as CSSStyleDeclaration);
    const isSeen =
      outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    return isSeen || (each === element && element.matches('input, select, textarea') && boxShadow !== 'none');
  });
  return {
    name: element.outerHTML.slice(0, 200),
    faults: [
      ...(isStuck ? ['keeps focus'] : []),
      ...(hasRing ? [] : ['has no ring']),
      ...(isWithin ? [] : ['is outside the window']),
      ...(isCovered ? [`is covered by ${atCentre?.outerHTML.slice(0, 200) ?? 'nothing that can be seen'}`] : []),
    ],
  };
}
