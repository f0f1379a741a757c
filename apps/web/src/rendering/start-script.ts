declare global {
  /**
   * Set by `startScript`: loads the document again, because its scripts cannot be loaded. At most three times for a
   * build and a tab, so that it never goes round in circles, and once however many parts ask for it. Does nothing while
   * the server fails; rejects without a network or a storage.
   */
  var reopen: (() => Promise<void>) | undefined;
}

/**
 * Inline script at the end of every document. `data-files` of its element names the page's scripts, the entry first.
 * They are fetched once the page has been painted: until then styles, fonts and pictures have the connection to
 * themselves. Starting a request takes a cheap phone several milliseconds, so that a page of many files starts five in
 * a task. A page that is opened in the background is not painted, has slow timers, and fetches all at once. Without the
 * entry nothing else can mend the page, so that the script then opens it again. The content security policy allows the
 * script by its hash.
 */
export const startScript = `(() => {
  const [entry, ...others] = document.currentScript.dataset.files.split(' ');
  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), { fetchPriority: 'low' }, attributes));
  let isReopening;
  reopen = async () => {
    const times = Number(sessionStorage[entry] ?? 0);
    if (times >= 3 || (await fetch('', { method: 'HEAD' })).status >= 500 || isReopening) return;
    isReopening = true;
    sessionStorage[entry] = times + 1;
    location.reload();
  };
  const recover = () => setTimeout(() => reopen().then(recover, recover), 3000);
  const start = (count) => {
    for (const href of others.splice(0, count)) add('link', { rel: 'modulepreload', href });
    if (others.length > 0) setTimeout(start, 0, count);
    else add('script', { type: 'module', src: entry, onerror: recover });
  };
  if (document.hidden) start(others.length);
  else firstPaint.then(() => start(5));
})()`;
