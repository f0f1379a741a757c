import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { inLanguage, useLocale } from '../i18n/locale.ts';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<RouterLinkProps, 'replace' | 'preventScrollReset'> {
  /** Path and query, without a language. */
  to: string;
}

/**
 * A link to a page of the shop, in the language of this one. A page has a hundred of them, and the server has nowhere to go:
 * there it writes at once what the router would.
 */
export function Link(props: LinkProps) {
  const locale = useLocale();
  const { to, replace: _replace, preventScrollReset: _reset, children, ...rest } = props;
  if (!import.meta.env.SSR || !to.startsWith('/')) return <RouterLink {...props} discover="none" />;
  return (
    <a {...rest} href={inLanguage(to, locale)}>
      {children}
    </a>
  );
}
