import { classNames } from '@haat/ui/class-names.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ReactNode } from 'react';

export interface ListLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A number that opens the list that it counts; touch-sized on phones. */
export function ListLink({ to, className, children }: ListLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'rounded-xs underline decoration-border-strong underline-offset-3 hover:decoration-current max-md:-my-3 max-md:inline-block max-md:min-w-11 max-md:py-3',
        className,
      )}
    >
      {children}
    </Link>
  );
}
