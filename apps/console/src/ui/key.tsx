import { classNames } from '@haat/ui/class-names.ts';

const looks = {
  plain: 'border-border-strong bg-surface text-ink-muted',
  /** On the green of a primary button. */
  accent: 'border-on-accent/40 bg-on-accent/12 text-on-accent',
  deep: 'border-key-deep text-ink-on-deep',
} as const;

/** A key as a hint for keyboard users; never the only way. */
export function Key({ children, look = 'plain' }: { children: string; look?: keyof typeof looks }) {
  return (
    <kbd
      aria-hidden="true"
      className={classNames(
        'keys inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-b-2 px-1.25 font-sans text-[0.6875rem] leading-none font-medium whitespace-nowrap',
        looks[look],
      )}
    >
      {children}
    </kbd>
  );
}
