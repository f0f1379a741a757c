import type { ReactNode } from 'react';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import type { Drawing } from '@haat/ui/icons/icons.ts';

export interface ShopPromise {
  icon: Drawing;
  title: string;
  text: ReactNode;
}

/** Four promises in a row; two by two on narrow screens. */
export function PromiseStrip({ promises, className }: { promises: ShopPromise[]; className?: string }) {
  return (
    <ul
      className={classNames(
        'grid grid-cols-2 overflow-hidden rounded-xl border border-border bg-surface lg:grid-cols-4',
        className,
      )}
    >
      {promises.map(({ icon, title, text }) => (
        <li
          key={title}
          className="-ms-px -mt-px flex items-center gap-3 border-s border-t border-border p-3 text-xs text-ink-muted sm:gap-3.5 sm:px-6 sm:py-4.5 sm:text-sm"
        >
          <Icon of={icon} size={20} className="text-accent" />
          <span className="min-w-0 text-balance">
            <b className="block font-semibold text-ink">{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
