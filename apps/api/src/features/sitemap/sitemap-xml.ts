import { inLanguage, localeCodes } from '@haat/contracts/shared/locale';

/** An address to list. */
export interface SitemapEntry {
  /** Starts with `/` and has no language prefix. */
  path: string;
  /** The day it last changed, `YYYY-MM-DD`, if known. */
  day?: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function element(name: 'url' | 'sitemap', { address, day }: { address: string; day: string | undefined }): string {
  const lastChange = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
  return `<${name}><loc>${escapeXml(address)}</loc>${lastChange}</${name}>`;
}

/** A sitemap of these addresses, each in both languages; `origin` has no trailing slash. */
export function sitemap(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, day }) =>
    localeCodes.map((locale) => element('url', { address: origin + inLanguage(path, locale), day })),
  );
  return [declaration, `<urlset ${namespace}>`, ...urls, '</urlset>', ''].join('\n');
}

export function sitemapIndex(origin: string, parts: SitemapEntry[]): string {
  const sitemaps = parts.map(({ path, day }) => element('sitemap', { address: origin + path, day }));
  return [declaration, `<sitemapindex ${namespace}>`, ...sitemaps, '</sitemapindex>', ''].join('\n');
}
