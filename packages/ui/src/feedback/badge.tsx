import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  neutral: 'bg-surface-sunken text-ink-muted',
  new: 'bg-accent-soft text-accent-hover',
  saving: 'bg-offer-soft text-offer',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const;

/** `new` for new products, `saving` for 'You save ৳440', the others for an order's status. */
export type BadgeTone = keyof typeof tones;

/** A short label on a tinted background. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 flex-none items-center gap-1 rounded-xs px-2 text-2xs font-semibold whitespace-nowrap tabular-nums',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** The count at an icon's corner: hidden at zero, '99+' at most. It is part of the link's accessible name. */
export function CountBadge({ count, text }: { count: number; text: string }) {
  if (count === 0) return null;
  return (
    <span
      key={text}
      className="absolute start-1/2 motion-safe:animate-bump -top-1 min-w-5 rounded-full bg-accent px-1 text-center text-2xs leading-5 font-semibold text-on-accent whitespace-nowrap tabular-nums ring-2 ring-surface"
    >
      {text}
    </span>
  );
}
