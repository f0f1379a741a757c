import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Adds padding of 24 px (16 on phones); turn it off for lists and tables that reach the edge. */
  padded?: boolean | undefined;
}

/** A white panel with a thin border. */
export function Card({ padded = true, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames('rounded-xl border border-border bg-surface', padded && 'px-4 py-4.5 sm:p-6', className)}
    />
  );
}
