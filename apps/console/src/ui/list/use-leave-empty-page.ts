import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

type Page = Pick<UseQueryResult<{ data: readonly unknown[] }>, 'data' | 'isPlaceholderData'>;

/**
 * Goes to the page before when this one has become empty, such as after its only row was removed. The browser's
 * history does not lead back to it.
 */
export function useLeaveEmptyPage({ data, isPlaceholderData }: Page): void {
  const [search, setSearch] = useSearchParams();
  const cursors = search.get('after');
  const isEmpty = data?.data.length === 0 && !isPlaceholderData;
  useEffect(() => {
    if (!isEmpty || cursors === null) return;
    const before = cursors.split('.').slice(0, -1);
    setSearch(
      (given) => {
        const next = new URLSearchParams(given);
        if (before.length > 0) next.set('after', before.join('.'));
        else next.delete('after');
        return next;
      },
      { replace: true },
    );
  }, [isEmpty, cursors, setSearch]);
}
