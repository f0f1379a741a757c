import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowLeftIcon, PrintIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { paperMessages } from './messages.ts';

export interface PaperFrameProps {
  back: { to: string; label: string };
  /** The name of the paper, next to the back link. */
  text: string;
  /** Shown next to the print button. */
  actions?: ReactNode;
  /** Shown instead of the paper: why there is none. */
  state?: ReactNode;
  children?: ReactNode;
}

/** A paper on screen as it will be printed, below a bar that is not printed. */
export function PaperFrame({ back, text, actions, state, children }: PaperFrameProps) {
  const t = useMessages(paperMessages);
  const locale = useLocale();
  useShortcuts({ p: state ? undefined : print });
  return (
    <div className="paper-ground">
      <header className="sticky top-0 z-(--z-sticky) flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1.5 border-b max-md:gap-x-2 border-border bg-surface px-3.5 py-1.5 md:px-5 print:hidden">
        <Link
          to={back.to}
          className="inline-flex min-h-8 items-center gap-1.5 font-medium text-ink-muted hover:text-ink max-md:me-auto"
        >
          <Icon of={ArrowLeftIcon} size={18} />
          {back.label}
        </Link>
        <p role="status" className="min-w-0 flex-1 text-ink-muted max-md:order-last max-md:w-full max-md:flex-none">
          {text}
        </p>
        <div className="ms-auto flex flex-wrap items-center gap-2 max-md:contents">
          {actions}
          {!state && (
            <Button variant="primary" icon={PrintIcon} hint="p" onClick={print}>
              {t.print}
            </Button>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {state ?? (
          <article lang={locale} className="paper">
            {children}
          </article>
        )}
      </main>
    </div>
  );
}

function print(): void {
  window.print();
}
