import { parsePath, type To } from 'react-router-dom';
import { inLanguage, localeOf } from '@haat/contracts/shared/locale';

export interface AddressParts {
  basename: string;
  /** The fields of a form that is sent. */
  fields: FormData | undefined;
}

/**
 * The address of a destination for the browser, as the router would write it: in the page's language, and with a form's
 * fields as its query. Null is the current page.
 */
export function browserAddress(to: To | null, { basename, fields }: AddressParts): string {
  const {
    pathname,
    search = '',
    hash = '',
  } = typeof to === 'string' ? parsePath(to) : (to ?? { search: location.search });
  const path = pathname === undefined ? location.pathname : inLanguage(pathname, localeOf(basename));
  return path + (fields ? queryOf(fields) : search) + hash;
}

function queryOf(fields: FormData): string {
  return `?${new URLSearchParams(Array.from(fields, ([name, value]) => [name, typeof value === 'string' ? value : value.name]))}`;
}
