import { savesData } from '../../platform/data-saver.ts';
import { isVisitorActive } from '../../rendering/deferred-hydration.tsx';
import { isStill, rotateMs } from './rotation.ts';

const slideMs = 500;

/**
 * Advances a one-slide row every 3 s by moving its HTML alone, for inactive visitors: the code that hydrates the row
 * is ten times as large. Once the visitor is active the row scrolls natively again, from the current slide.
 */
export async function turnSlides(part: HTMLElement, whenActive: Promise<unknown>): Promise<void> {
  const row = part.querySelector<HTMLElement>('.one-slide');
  const list = row?.firstElementChild;
  const slides = [...(list?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
  if (!row || !(list instanceof HTMLElement) || slides.length < 2) return;
  if (isVisitorActive() || isStill() || savesData()) return;
  const dots = [...part.querySelectorAll('button[aria-current], button[aria-current] ~ button[tabindex="-1"]')];
  let index = 0;
  let isOver = false;
  row.toggleAttribute('data-taken', true);
  // From here on all slides are rendered, whatever moves them.
  row.toggleAttribute('data-turned', true);

  const show = async () => {
    const next = (index + 1) % slides.length;
    await loaded(slides[next]);
    if (isOver || document.hidden || !isInView(row)) return;
    // After the last slide comes the first.
    if (next === 0 && slides[0]) slides[0].style.translate = `${slides.length * 100}%`;
    const places = [-index, -index - 1].map((place) => ({ translate: `${place * 100}%` }));
    const move = list.animate(places, { duration: slideMs, easing: 'ease-out', fill: 'forwards' });
    // Rejects if the animation is cancelled, which happens when the visitor becomes active.
    await move.finished.catch(() => undefined);
    if (isOver) return;
    index = next;
    rest(list, { slides, index });
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };
  const timer = setInterval(() => void show(), rotateMs);
  void show();
  await whenActive;
  isOver = true;
  clearInterval(timer);
  rest(list, { slides, index: 0 });
  row.toggleAttribute('data-taken', false);
  row.scrollLeft = index * row.clientWidth;
}

/** Puts the row to rest at a slide. */
function rest(list: HTMLElement, { slides, index }: { slides: HTMLElement[]; index: number }): void {
  for (const animation of list.getAnimations()) animation.cancel();
  list.style.translate = index === 0 ? '' : `${-index * 100}%`;
  if (slides[0]) slides[0].style.translate = '';
}

/** Waits for the pictures that a slide shows at this width. */
async function loaded(slide: HTMLElement | undefined): Promise<void> {
  const images = [...(slide?.querySelectorAll('img') ?? [])].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
