/**
 * Inline script of every document. `firstPaint` is a promise that the page is on the screen: a frame's callbacks run before that, by a
 * fifth of a second on a cheap phone. `data-loading` marks the document until what it shows first has loaded and was painted, so that
 * pictures that can wait leave the connection to it; never beyond two seconds, or a scroll. The content security policy allows
 * the script by its hash.
 */
export const loadingScript = `(() => {
  const { dataset } = document.documentElement;
  dataset.loading = '';
  const end = () => delete dataset.loading;
  globalThis.firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 500));
  });
  firstPaint.then(() => {
    if (document.readyState === 'complete') return end();
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(end)));
    setTimeout(end, 2000);
  });
  addEventListener('scroll', end, { once: true, passive: true });
})()`;
