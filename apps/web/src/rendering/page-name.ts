import { useEffect, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { locales, type Locale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useShopSettings } from '../platform/settings/shop-settings.ts';
import type { MetaInput, PageMeta } from './page.ts';

/** A page's title for the browser tab, with the shop's name exactly once. */
export function fullTitle(title: string, locale: Locale): string {
  return /haat|হাট/i.test(title) ? title : `${title} · ${locales[locale].shopName}`;
}

/** Derives a page's metadata from its data. */
export type MetaOf = (input: MetaInput<never>) => PageMeta;

let name = '';
const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(title: string): void {
  if (document.title === title) return;
  document.title = title;
  name = title;
  for (const listener of listeners) listener();
}

/** Sets the document's title and has it announced. The first page gets its title from the server. */
export function usePageName(title: string): void {
  const locale = useLocale();
  useEffect(() => announce(fullTitle(title, locale)), [title, locale]);
}

/** Sets the document's title from a page's `meta` after each navigation in the browser. */
export function usePageMeta(meta: MetaOf): void {
  const data = useLoaderData<never>();
  const locale = useLocale();
  const { pathname } = useLocation();
  const settings = useShopSettings();
  useEffect(() => {
    const { title } = meta({ data, locale, origin: location.origin, path: pathname, settings });
    announce(fullTitle(title, locale));
  }, [meta, data, locale, pathname, settings]);
}

/** The name of the page navigated to; empty on the first page. For a live region. */
export function useAnnouncedPage(): string {
  return useSyncExternalStore(
    follow,
    () => name,
    () => '',
  );
}
