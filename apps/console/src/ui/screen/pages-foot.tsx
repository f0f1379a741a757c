import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PageFoot } from '../list/page-foot.tsx';
import { screenMessages } from './messages.ts';

export interface PagesFootProps {
  /** The number of pages before this one, and the maximum page size. */
  turned: number;
  pageSize: number;
  shown: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The foot of a paginated list, newest first: the range shown, and links to the previous and next page. */
export function PagesFoot({ turned, pageSize, shown, onPrevious, onNext }: PagesFootProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  const first = turned * pageSize + 1;
  return <PageFoot text={t.page(number(first), number(first + shown - 1))} onPrevious={onPrevious} onNext={onNext} />;
}
