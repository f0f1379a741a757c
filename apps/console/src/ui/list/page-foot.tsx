import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';

export interface PageFootProps {
  /** The range of rows shown. */
  text: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The foot of a list: the range of rows shown, and links to the previous and next page. */
export function PageFoot({ text, onPrevious, onNext }: PageFootProps) {
  const t = useMessages(screenMessages);
  return (
    <div className="flex items-center gap-2 border-t border-border px-3.5 py-2.5 text-ink-subtle">
      <span className="flex-1">{text}</span>
      <Button icon={ChevronLeftIcon} disabled={!onPrevious} onClick={onPrevious}>
        {t.previousPage}
      </Button>
      <Button disabled={!onNext} onClick={onNext} className="flex-row-reverse" icon={ChevronRightIcon}>
        {t.nextPage}
      </Button>
    </div>
  );
}
