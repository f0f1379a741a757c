import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { inLanguage } from '@haat/contracts/shared/locale';
import { useLocale } from '../i18n/locale.ts';

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<RouterLinkProps, 'replace' | 'preventScrollReset' | 'viewTransition'> {
  /** Path and query, without a language prefix. */
  to: string;
}

/**
 * A link to a page of the shop in the current language. Pages have about a hundred of them, so on the server this
 * renders the anchor itself instead of the router's component.
 */
export function Link(props: LinkProps) {
  const locale = useLocale();
  const { to, replace: _replace, preventScrollReset: _reset, viewTransition: _turn, children, ...rest } = props;
  if (!import.meta.env.SSR || !to.startsWith('/')) return <RouterLink {...props} discover="none" />;
  return (
    <a {...rest} href={inLanguage(to, locale)}>
      {children}
    </a>
  );
}
