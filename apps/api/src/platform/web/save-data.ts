import type { FastifyRequest } from 'fastify';

/** What a page's form depends on. */
export const pageVary = 'accept-encoding, save-data, cookie';

/** Whether the browser asks for less data, or the shopper does by hand (the web app's cookie `save_data=on`). */
export function asksToSaveData({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers['save-data'] === 'on') return true;
  return /(?:^|;\s*)save_data=on(?:;|$)/.test(headers.cookie ?? '');
}
