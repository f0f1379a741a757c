import { createContext, useContext } from 'react';

/** The counts for menu entries by address, formatted in the reader's digits. */
export const MenuCountsContext = createContext<Record<string, string | undefined>>({});

/** The count for a menu entry; undefined if nothing is waiting. */
export function useMenuCount(to: string): string | undefined {
  return useContext(MenuCountsContext)[to];
}
