import type { HTMLAttributes } from 'react';

/** The props of an item of a list, whose element depends on the list. */
export interface ItemProps extends Omit<HTMLAttributes<HTMLElement>, 'id' | 'style'> {
  as: 'li' | 'tr' | 'div';
  /** Identifies it within the list; not an attribute. */
  id: string;
}
