/**
 * Opens a window with a copy of an element in the page's styles, and prints it once its fonts have loaded. Returns
 * false if the browser blocked the window. Call it only in a click handler: browsers block other windows.
 */
export function printInWindow(element: HTMLElement, title: string): boolean {
  const paper = window.open('', '_blank', 'popup,width=860,height=1000');
  if (!paper) return false;
  // Without a doctype the window would render in quirks mode.
  paper.document.write('<!doctype html>');
  paper.document.close();
  const { head, body, documentElement } = paper.document;
  documentElement.lang = document.documentElement.lang;
  paper.document.title = title;
  const styles = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((style) => style.cloneNode(true));
  head.append(...styles);
  body.className = 'bg-surface p-4 print:p-0';
  body.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  void printSettled(paper, styles);
  return true;
}

/** The window may be closed before its fonts have loaded. */
async function printSettled(paper: Window, styles: Node[]): Promise<void> {
  await settled(paper, styles);
  if (!paper.closed) paper.print();
}

/** Waits for the style sheets, and then for the fonts they request. */
async function settled(paper: Window, styles: Node[]): Promise<void> {
  const sheets = styles.filter((style) => style instanceof HTMLLinkElement || style.nodeName === 'LINK');
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((resolve) => {
          sheet.addEventListener('load', resolve, { once: true });
          sheet.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
  await paper.document.fonts.ready;
}
