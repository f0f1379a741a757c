import { useEffect, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { locales, type Locale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useShopSettings } from '../platform/settings/shop-settings.ts';
import type { MetaInput, PageMeta } from './page.ts';

/** A page's title as the tab shows it, with the shop's name once. */
export function fullTitle(title: string, locale: Locale): string {
  return /haat|হাট/i.test(title) ? title : `${title} · ${locales[locale].shopName}`;
}

/** What a page says of itself, from its data. */
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

/** Puts a title on the tab and has it announced. The first page brings its own from the server. */
export function usePageName(title: string): void {
  const locale = useLocale();
  useEffect(() => announce(fullTitle(title, locale)), [title, locale]);
}

/** Puts the title that a page's `meta` gives on the tab, after each navigation in the browser. */
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

/** The name of the page that was navigated to; empty on the first. For a live region. */
export function useAnnouncedPage(): string {
  return useSyncExternalStore(
    follow,
    () => name,
    () => '',
  );
}
