import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** What the address names instead of an id while a record is being added. */
export const newRecord = 'new';

/**
 * The record that is open beside a list, which the address names after the list's path: `/brands/12`, `/brands/new`,
 * `/categories/3/41`. The list's filters stay in the address.
 */
export function useOpenRecord(path: string) {
  const named = useParams()['*'] ?? '';
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    /** Undefined if none is open. */
    opened: named === '' ? undefined : named,
    openRecord: (id: string | number) => void navigate(`${path}/${id}${search}`),
    /** Opens one in place of what is open, so that Back does not return to that. */
    openInstead: (id: string | number) => void navigate(`${path}/${id}${search}`, { replace: true }),
    close: () => void navigate(`${path}${search}`, { replace: true }),
  };
}

/**
 * The record to edit: null for a new one, undefined while it is unknown. As it was when it was opened, although its
 * list may be fetched again meanwhile.
 */
export function useRecordAsOpened<Row>(opened: string | undefined, found: Row | null | undefined) {
  const [kept, setKept] = useState<{ opened: string; row: Row | null }>();
  if (kept && kept.opened !== opened) setKept(undefined);
  if (!kept && opened !== undefined && found !== undefined) setKept({ opened, row: found });
  return kept?.opened === opened ? kept?.row : found;
}
