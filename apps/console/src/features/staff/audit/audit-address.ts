import { dayOf } from '../../../platform/times.ts';

/** The state of the audit log in its address. */
export interface AuditAddress {
  /** The id of a staff member, or `server`. */
  who: string;
  /** A kind of subject, and the id of one. */
  kind: string;
  id: string;
  /** The number of days in Dhaka, including today; empty for all. */
  days: string;
  /** The cursors of the pages up to this one, so that the user can go back. */
  pages: readonly string[];
}

/** The options for the number of days. */
export const dayChoices = ['1', '2', '7', '30'] as const;

const shapes = {
  who: /^(server|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  kind: /^[a-z_-]{1,40}$/,
  id: /^[\w .:-]{1,80}$/,
  days: /^(1|2|7|30)$/,
};
const names = ['who', 'kind', 'id', 'days'] as const;

/** Reads an address, ignoring invalid values. */
export function readAuditAddress(search: URLSearchParams): AuditAddress {
  const value = (name: (typeof names)[number]) => {
    const given = search.get(name) ?? '';
    return shapes[name].test(given) ? given : '';
  };
  const kind = value('kind');
  return {
    who: value('who'),
    kind,
    id: kind === '' ? '' : value('id'),
    days: value('days'),
    pages: (search.get('after') ?? '').split('.').filter((cursor) => /^[\w-]{1,200}$/.test(cursor)),
  };
}

/** The address as a query; a changed filter starts at the first page. */
export function writeAuditAddress(address: AuditAddress): string {
  const search = new URLSearchParams();
  for (const name of names) if (address[name] !== '') search.set(name, address[name]);
  if (address.pages.length > 0) search.set('after', address.pages.join('.'));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether the list is filtered. */
export function isAuditFiltered(address: AuditAddress): boolean {
  return names.some((name) => address[name] !== '');
}

/** The query of a page at this time. */
export function auditQuery(address: AuditAddress, now: Date) {
  const cursor = address.pages.at(-1);
  return { ...auditFilters(address, now), ...(cursor !== undefined && { cursor }) };
}

/** The filters at this time, without the page. */
export function auditFilters({ who, kind, id, days }: AuditAddress, now: Date) {
  return {
    ...(who !== '' && { who }),
    ...(kind !== '' && { subject_kind: kind }),
    ...(id !== '' && { subject_id: id }),
    ...(days !== '' && { from: beginningOf(Number(days), now) }),
  };
}

function beginningOf(days: number, now: Date): string {
  return `${dayOf(new Date(now.getTime() - (days - 1) * 24 * 60 * 60_000))}T00:00:00+06:00`;
}

/**
 * The subject of a search text: an order by number, a sheet by code, a product by id, an application by reference, a
 * coupon by code. Null for none.
 */
export function subjectLookedFor(typed: string): Pick<AuditAddress, 'kind' | 'id'> | null {
  const text = typed.trim().toUpperCase();
  if (/^HT-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(text)) return { kind: 'order', id: text };
  if (/^\d\d-\d\d-[A-Z]{1,3}$/.test(text)) return { kind: 'sheet', id: text };
  if (/^SR-[A-Z0-9]{6}$/.test(text)) return { kind: 'application', id: text };
  if (/^[1-9]\d{0,8}$/.test(text)) return { kind: 'product', id: text };
  return /^[A-Z0-9][A-Z0-9_-]{1,39}$/.test(text) ? { kind: 'coupon', id: text } : null;
}
