/**
 * Inline script of every document. `firstPaint` resolves when the page is on the screen, which on a cheap phone is up to 200 ms after
 * the first animation frame. `data-loading` stays on the document until everything in the first view has loaded and been painted, so
 * that other pictures leave the connection to it. It is removed after two seconds or on the first scroll at the latest. `data-staged`
 * stays for 1.5 s after the first paint or until the first scroll: meanwhile what lies below a phone's first screen is laid out in
 * stages (`app.css`). The content security policy allows the script by its hash.
 */
export const loadingScript = `(() => {
  const { dataset } = document.documentElement;
  dataset.loading = dataset.staged = '';
  const end = () => delete dataset.loading;
  const unstage = () => delete dataset.staged;
  globalThis.firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 500));
  });
  firstPaint.then(() => {
    setTimeout(unstage, 1500);
    if (document.readyState === 'complete') return end();
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(end)));
    setTimeout(end, 2000);
  });
  for (const listener of [end, unstage]) addEventListener('scroll', listener, { once: true, passive: true });
})()`;
