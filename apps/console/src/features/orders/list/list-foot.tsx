import type { BoundedCount } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PageFoot } from '../../../ui/list/page-foot.tsx';
import { ordersMessages } from '../messages.ts';
import { useCountText } from '../../../ui/list/use-count-text.ts';

/** How many orders a page of the list holds. */
const pageSize = 50;

export interface ListFootProps {
  /** How many pages were turned. */
  turned: number;
  shown: number;
  found: BoundedCount;
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
    <PageFoot
      text={t.range(number(first), number(first + shown - 1), countText(found))}
      onEarlier={onEarlier}
      onNext={onNext}
    />
  );
}
