import type { IncomingMessage } from 'node:http';

/**
 * Whether a visitor who chose Bangla opens the shop by its plain address: typed, from a bookmark or from another
 * site. On a link within the shop, the same address means English.
 */
export function wantsBangla({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' || url !== '/') return false;
  const from = headers['sec-fetch-site'];
  const isOpening = headers['sec-fetch-mode'] === 'navigate' && (from === 'none' || from === 'cross-site');
  return isOpening && /(?:^|;\s*)language=bn(?:;|$)/.test(headers.cookie ?? '');
}
