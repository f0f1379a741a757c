import { createContext, useContext } from 'react';

/** How much waits behind an entry of the menu, by its address, in the reader's digits. */
export const MenuCountsContext = createContext<Record<string, string | undefined>>({});

/** How much waits behind an entry of the menu; undefined where nothing does. */
export function useMenuCount(to: string): string | undefined {
  return useContext(MenuCountsContext)[to];
}
