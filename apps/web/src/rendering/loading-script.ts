/**
 * Inline script of every document: `data-loading` marks it until everything that it shows first has loaded and was
 * painted, so that styles can hold back pictures that nobody sees yet. The content security policy allows the script by its hash.
 */
export const loadingScript = `(() => {
  const { dataset } = document.documentElement;
  dataset.loading = '';
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => delete dataset.loading)));
})()`;
