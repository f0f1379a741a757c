const fileName = /["\s](\/assets\/[\w.-]+)/g;

/**
 * The files of the build that a page's document names, each once: fonts, styles, and the scripts, which one attribute
 * lists.
 */
export function filesNamedIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(fileName), ([, file = '']) => file))];
}
