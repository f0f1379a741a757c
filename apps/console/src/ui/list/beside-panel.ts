import { createContext } from 'react';

/** Whether a list shares its width with a panel. */
export const BesidePanel = createContext(false);
