import type { ReactNode } from 'react';
import { focusFallback } from '../navigation/keep-focus.ts';
import { StitchedBoat, StitchedLotus } from './stitched-drawings.tsx';

export interface EmptyStateProps {
  /** `lotus` for an empty list, `boat` for a missing page. */
  drawing?: 'lotus' | 'boat' | undefined;
  /** The specified text ('Nothing Found'). */
  title: string;
  /** What the visitor can do about it. */
  text?: string | undefined;
  /** A link or button to continue with. */
  action?: ReactNode;
  /** Heading level of the title: 1 if it is the page's own. */
  level?: 1 | 2 | undefined;
}

/** An empty list or missing page: a drawing, a text and a way to continue. */
export function EmptyState({ drawing = 'lotus', title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center pt-10 pb-2 text-center">
      {drawing === 'lotus' ? <StitchedLotus /> : <StitchedBoat />}
      <Heading {...focusFallback} className="mt-5 font-display text-2xl outline-none">
        {title}
      </Heading>
      {text && <p className="mt-2 max-w-[46ch] text-balance text-ink-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">{action}</div>}
    </div>
  );
}
