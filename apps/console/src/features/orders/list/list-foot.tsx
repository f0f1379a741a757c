import type { BoundedCount } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PageFoot } from '../../../ui/list/page-foot.tsx';
import { ordersMessages } from '../messages.ts';
import { useCountText } from '../../../ui/list/use-count-text.ts';

/** The number of orders per page. */
const pageSize = 50;

export interface ListFootProps {
  /** The number of pages before this one. */
  turned: number;
  shown: number;
  found: BoundedCount;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The range of orders shown, the total, and links to the previous and next page. */
export function ListFoot({ turned, shown, found, onPrevious, onNext }: ListFootProps) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const countText = useCountText();
  const first = turned * pageSize + 1;
  return (
    <PageFoot
      text={t.range(number(first), number(first + shown - 1), countText(found))}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  );
}
