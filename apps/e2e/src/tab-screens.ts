/** What the screen of each tab of the console on a phone shows once it is loaded. No words, which change. */
export const tabScreens = {
  Today: 'main nav a[href$="/orders?view=confirm"] b',
  Orders: '[data-row]',
  Products: '[data-row]',
  Cash: 'main b',
  More: 'main a',
} as const;

export type TabScreen = keyof typeof tabScreens;

/** The link to a screen, at the bottom edge. */
export function tabLink(screen: TabScreen): string {
  return `nav a[href="/admin${screen === 'Today' ? '' : `/${screen.toLowerCase()}`}"]`;
}
