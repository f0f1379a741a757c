import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { Icon } from '../icons/icon.tsx';
import { ArrowRightIcon } from '../icons/icons.ts';
import { Stitch } from './stitch.tsx';

export interface SectionTitleProps {
  /** For the section's `aria-labelledby`. */
  id?: string | undefined;
  title: string;
  /** Link to the complete list. */
  seeAll?: { to: string; label: string } | undefined;
  /** Controls of a slider. */
  children?: ReactNode;
}

/** A section's title, connected to its controls by the running stitch. */
export function SectionTitle({ id, title, seeAll, children }: SectionTitleProps) {
  return (
    <div className="mb-4 flex items-center gap-3 sm:mb-6 sm:gap-5">
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      <Stitch className="flex-1" />
      {seeAll && (
        <Link
          to={seeAll.to}
          className="flex min-h-(--size-target) items-center gap-1.5 text-sm font-semibold text-accent hover:text-accent-hover"
        >
          {seeAll.label}
          <span className="sr-only">: {title}</span>
          <Icon of={ArrowRightIcon} size={16} className="max-sm:hidden" />
        </Link>
      )}
      {children}
    </div>
  );
}
