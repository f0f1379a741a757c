/**
 * Inline script at the end of every document. `data-files` of its element names the page's scripts, the entry first.
 * They are fetched once the page has been painted: until then styles, fonts and pictures have the connection to
 * themselves. A page that is opened in the background is not painted, and fetches them at once. The content security
 * policy allows the script by its hash.
 */
export const startScripts = `(() => {
  const [entry, ...others] = document.currentScript.dataset.files.split(' ');
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), { fetchPriority: 'low' }, attributes));
  const start = () => {
    for (const href of others) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: entry });
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})()`;
