import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PageFoot } from '../list/page-foot.tsx';
import { screenMessages } from './messages.ts';

export interface PagesFootProps {
  /** How many pages were turned, and what a page holds at most. */
  turned: number;
  pageSize: number;
  shown: number;
  onEarlier: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Below a list, newest first, that goes on: what is shown of it, and the pages before and after. */
export function PagesFoot({ turned, pageSize, shown, onEarlier, onNext }: PagesFootProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  const first = turned * pageSize + 1;
  return (
    <PageFoot
      text={t.page(number(first), number(first + shown - 1))}
      earlierLabel={t.earlier}
      nextLabel={t.further}
      onEarlier={onEarlier}
      onNext={onNext}
    />
  );
}
