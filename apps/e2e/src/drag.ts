import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to drag, or no place to drag it to.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Bars stand at the edges of the screen, so the grip is brought to its middle first. */
async function placesOf(grip: Locator, target: Locator): Promise<[Point, Point]> {
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return [await middleOf(grip), await middleOf(target)];
}

/** The points on the way, so that what is dragged over notices. */
function between(from: Point, to: Point): Point[] {
  return Array.from({ length: 10 }, (_each, step) => {
    const part = (step + 1) / 10;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** Drags a grip to where another is, with a mouse. Both must fit on the screen. */
export async function dragWithMouse(page: Page, grip: Locator, target: Locator): Promise<void> {
  const [from, to] = await placesOf(grip, target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** The same with a finger. */
export async function dragWithFinger(page: Page, grip: Locator, target: Locator): Promise<void> {
  const [from, to] = await placesOf(grip, target);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of between(from, to)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await finger.detach();
}
