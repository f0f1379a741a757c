const cookie = 'save_data';
let isSavingRender = false;
/** As the document was drawn: what is switched since shows with the next one, or the two would disagree. */
const isSavingPage = !import.meta.env.SSR && document.documentElement.hasAttribute('data-save-data');

/**
 * Whether pictures are to be small and nothing moves by itself: the browser asked for it (`Save-Data`), or the shopper did by
 * hand. The server decides for each page and says so on `<html>`, so that both draw the same.
 */
export function savesData(): boolean {
  return import.meta.env.SSR ? isSavingRender : isSavingPage;
}

/** On the server: draws a page with or without saving. `draw` must not wait for anything, or pages would mix. */
export function drawSaving<Drawn>(saves: boolean, draw: () => Drawn): Drawn {
  isSavingRender = saves;
  try {
    return draw();
  } finally {
    isSavingRender = false;
  }
}

/** Whether the browser itself asks to save data; then it is not ours to switch off. */
export function browserSavesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Saves data from the next page load on, or no longer; remembered for a year, and told to the server with each page. Says what
 * stands then: reading the cookie also waits for it to be stored, or a page loaded at once might be asked for without it.
 */
export function saveDataByHand(saves: boolean): boolean {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing over plain HTTP and in Safari.
  document.cookie = `${cookie}=${saves ? 'on' : ''}; path=/; max-age=${saves ? 31_536_000 : 0}; samesite=lax`;
  return document.cookie.includes(`${cookie}=on`);
}
