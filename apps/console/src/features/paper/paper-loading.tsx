import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useAfter } from '../../platform/use-after.ts';
import { paperMessages } from './messages.ts';

/** Shown while a paper is loading. */
export function PaperLoading() {
  const t = useMessages(paperMessages);
  const isShown = useAfter(300);
  return (
    <p role="status" className="p-10 text-center text-ink-muted">
      {isShown && t.loading}
    </p>
  );
}
