import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useTimes } from '../../../../platform/times.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusSign } from '../../parts/status-sign.tsx';
import type { Refused } from '../move-outcome.ts';
import { refusedMessages } from './messages.ts';

export interface SeveralRefusedProps {
  refused: readonly Refused[];
  onClose: () => void;
}

/** The orders that a step was refused for: what each is now, who moved it and when. */
export function SeveralRefused({ refused, onClose }: SeveralRefusedProps) {
  const t = useMessages(refusedMessages);
  const { number } = useFormat();
  const { recent } = useTimes();
  return (
    <Dialog
      title={t.several(number(refused.length))}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose} className="max-sm:flex-1">
            {t.close}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{t.severalText}</p>
      <ul className="mt-4 rounded-lg border border-border">
        {refused.map(({ orderNumber, status, changed }) => (
          <li
            key={orderNumber}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-border px-3.5 py-2 not-first:border-t"
          >
            <Link to={`/orders/${orderNumber}`} onClick={onClose} className="rounded-xs py-2.5 font-semibold">
              {orderNumber}
            </Link>
            {status ? <StatusSign status={status} /> : <span className="text-ink-muted">{t.isGone}</span>}
            {changed && (
              <span className="ms-auto text-xs text-ink-muted max-sm:ms-0 max-sm:w-full">
                {[changed.by, recent(changed.at)].filter(Boolean).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
