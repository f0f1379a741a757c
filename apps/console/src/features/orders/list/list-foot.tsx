import type { OrderCount } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { ordersMessages } from '../messages.ts';
import { useCountText } from './use-count-text.ts';

/** How many orders a page of the list holds. */
const pageSize = 50;

export interface ListFootProps {
  /** How many pages were turned. */
  turned: number;
  shown: number;
  found: OrderCount;
  onEarlier: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Which orders of how many are shown, and the pages before and after. */
export function ListFoot({ turned, shown, found, onEarlier, onNext }: ListFootProps) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const countText = useCountText();
  const first = turned * pageSize + 1;
  return (
    <div className="flex items-center gap-2 border-t border-border px-3.5 py-2.5 text-ink-subtle">
      <span className="flex-1">{t.range(number(first), number(first + shown - 1), countText(found))}</span>
      <Button icon={ChevronLeftIcon} disabled={!onEarlier} onClick={onEarlier}>
        {t.earlier}
      </Button>
      <Button disabled={!onNext} onClick={onNext} className="flex-row-reverse" icon={ChevronRightIcon}>
        {t.nextPage}
      </Button>
    </div>
  );
}
