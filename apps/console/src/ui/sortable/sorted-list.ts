import { createContext } from 'react';

/** The list around a sortable item; the default names and groups nothing. */
export const SortedList = createContext<{ nameOf: (id: string) => string; groupOf: (id: string) => string }>({
  nameOf: String,
  groupOf: () => '',
});
