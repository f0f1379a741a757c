import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

type Page = Pick<UseQueryResult<{ data: readonly unknown[] }>, 'data' | 'isPlaceholderData'>;

/** Goes to the page before when this one has become empty, such as after its only row was removed. */
export function useLeaveEmptyPage({ data, isPlaceholderData }: Page, onEarlier: (() => void) | undefined): void {
  const goBack = useRef(onEarlier);
  useEffect(() => {
    goBack.current = onEarlier;
  });
  useEffect(() => {
    if (data?.data.length === 0 && !isPlaceholderData) goBack.current?.();
  }, [data, isPlaceholderData]);
}
