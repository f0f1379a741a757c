const cookie = 'save_data';
let isSavingRender = () => false;
/**
 * The state when the document was rendered. A later change applies from the next document on, so that server and
 * browser agree.
 */
const isSavingPage = !import.meta.env.SSR && document.documentElement.hasAttribute('data-save-data');

/**
 * Whether to use small pictures and no automatic motion, because the browser (`Save-Data`) or the shopper asked to
 * save data. The server decides this for each page and marks `<html>`, so that hydration agrees with it.
 */
export function savesData(): boolean {
  return import.meta.env.SSR ? isSavingRender() : isSavingPage;
}

/** Tells `savesData` how to find out whether the page being rendered saves data. For the server, once. */
export function findSavingBy(find: () => boolean): void {
  isSavingRender = find;
}

/** Whether the browser itself asks to save data, which the shop cannot switch off. */
export function browserSavesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Switches the data saver for a year, by a cookie, starting with the next page load. Returns the state now stored.
 * Reading the cookie back also waits until it is written; otherwise a page requested at once might be sent without
 * it.
 */
export function saveDataByHand(saves: boolean): boolean {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing over plain HTTP and in Safari.
  document.cookie = `${cookie}=${saves ? 'on' : ''}; path=/; max-age=${saves ? 31_536_000 : 0}; samesite=lax`;
  return document.cookie.includes(`${cookie}=on`);
}
