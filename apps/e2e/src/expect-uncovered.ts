import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Every link, button and field in the window can be pressed where it is: nothing but a bar that stays in place covers its centre. */
export async function expectUncovered(page: Page): Promise<void> {
  expect(await page.evaluate(covered)).toEqual([]);
}

function covered(): string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, [inert]')) return [];
    const box = element.getBoundingClientRect();
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (box.width < 2 || !isShown(element, centre)) return [];
    const above = document.elementFromPoint(centre.x, centre.y);
    // A field may be drawn by the label around it or beside it.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    // At the very edge of the window there is nothing.
    const isReached = !above || [element, ...labels].some((each) => each.contains(above) || above.contains(each));
    if (isReached || isInBar(above)) return [];
    return [`${element.outerHTML.slice(0, 160)} is covered by ${above.outerHTML.slice(0, 160)}`];
  });

  /** Whether a point is in the window, and not cut off by what scrolls or clips around the element. */
  function isShown(element: Element, { x, y }: { x: number; y: number }): boolean {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x >= right || y < top || y >= bottom) return false;
    }
    return true;
  }

  function isInBar(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
    return false;
  }
}
