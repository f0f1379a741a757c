import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ExplainIcon } from '@haat/ui/icons/icons.ts';
import { useDisclosure } from '@haat/ui/overlays/use-disclosure.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ExplainBubble } from './explain-bubble.tsx';

export interface ExplainProps {
  /** The accessible name: what “Yesterday” counts. */
  label: string;
  className?: string | undefined;
  /** An `Explanation`, which may be loaded when it is first opened. */
  children: ReactNode;
}

/** A question mark beside a figure; it opens what the figure counts. */
export function Explain({ label, className, children }: ExplainProps) {
  const { isOpen, toggle, close, rootProps } = useDisclosure();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  // Its link may lead to another view of the same page.
  if (openedAt !== key) {
    setOpenedAt(key);
    close();
  }
  return (
    <div {...rootProps} className={classNames('flex-none', className)}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={toggle}
        className="grid size-6 place-items-center rounded-full text-ink-muted hover:text-ink max-md:-my-2.5 max-md:size-11"
      >
        <Icon of={ExplainIcon} size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <ExplainBubble>{children}</ExplainBubble>
        </Suspense>
      )}
    </div>
  );
}
