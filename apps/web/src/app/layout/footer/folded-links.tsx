import { useState, type ReactNode } from 'react';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon } from '@haat/ui/icons/icons.ts';

/**
 * A list of links under a heading; on phones it is collapsed until the heading is tapped, if scripts are available.
 */
export function FoldedLinks({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="max-sm:col-span-full max-sm:-mb-7 max-sm:border-t max-sm:border-border-deep">
      <h2 className="text-sm font-semibold text-ink-inverse sm:mb-3">
        <span className="max-sm:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between sm:hidden"
        >
          {title}
          <Icon of={ChevronDownIcon} size={20} className={classNames('transition-[rotate]', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <ul className={classNames('max-sm:pb-3', !isOpen && 'max-sm:hidden noscript:block!')}>{children}</ul>
    </section>
  );
}
