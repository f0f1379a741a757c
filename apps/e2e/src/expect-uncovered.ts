import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/**
 * Checks that every link, button and field in the window can be clicked in its place: nothing but a fixed bar covers
 * its centre.
 */
export async function expectUncovered(page: Page): Promise<void> {
  expect(await page.evaluate(covered)).toEqual([]);
}

function covered(): string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2) return [];
    // A scrolling or clipping ancestor may cut it off.
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const isInside = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
      if (!isInside && getComputedStyle(around).overflow !== 'visible') return [];
    }
    // Null outside the window.
    const above = document.elementFromPoint(x, y);
    // A field may be drawn by the label around or next to it.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (!above || [element, ...labels].some((each) => each.contains(above) || above.contains(each))) return [];
    for (let around: Element | null = above; around; around = around.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return [];
    return [`${element.outerHTML.slice(0, 160)} is covered by ${above.outerHTML.slice(0, 160)}`];
  });
}
