import type { ReactNode } from 'react';
import { focusFallback } from '../navigation/keep-focus.ts';
import { StitchedBoat, StitchedLotus } from './stitched-drawings.tsx';

export interface EmptyStateProps {
  /** `lotus` where nothing is yet, `boat` where one has lost the way. */
  drawing?: 'lotus' | 'boat' | undefined;
  /** The given text ('Nothing Found'). */
  title: string;
  /** What one may do about it. */
  text?: string | undefined;
  /** One way on. */
  action?: ReactNode;
  /** The level of the title: 1 where it is the page's own. */
  level?: 1 | 2 | undefined;
}

/** Nothing here: a stitched drawing, the text, one way on. */
export function EmptyState({ drawing = 'lotus', title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center pt-10 pb-2 text-center">
      {drawing === 'lotus' ? <StitchedLotus /> : <StitchedBoat />}
      <Heading {...focusFallback} className="mt-5 font-display text-2xl outline-none">
        {title}
      </Heading>
      {text && <p className="mt-2 max-w-[46ch] text-ink-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">{action}</div>}
    </div>
  );
}
