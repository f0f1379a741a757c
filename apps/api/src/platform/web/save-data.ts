import type { IncomingMessage } from 'node:http';

/** The request headers that select the variant of a page. */
export const pageVary = 'accept-encoding, save-data, cookie';

/** Whether the browser asks to save data, or the shopper chose to (the web app's cookie `save_data=on`). */
export function asksToSaveData({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['save-data'] === 'on') return true;
  return /(?:^|;\s*)save_data=on(?:;|$)/.test(headers.cookie ?? '');
}
