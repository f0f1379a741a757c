import type { CallOutcome } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CallLaterIcon, CheckIcon, NoAnswerIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { callMessages } from './messages.ts';

/** The outcomes of the call; on phones within thumb reach. */
export function OutcomeButtons({ outcomes }: { outcomes: Record<CallOutcome, () => void> }) {
  const t = useMessages(callMessages);
  return (
    <section
      aria-label={t.whatHappened}
      className="outcome-dock grid grid-cols-2 gap-2 border-t border-border bg-canvas px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--c-bottom)+env(safe-area-inset-bottom))] max-md:z-(--z-sticky) max-md:bg-surface md:flex md:flex-wrap"
    >
      <Button variant="secondary" icon={CheckIcon} hint="1" onClick={outcomes.confirmed}>
        {t.confirmed}
      </Button>
      <Button icon={NoAnswerIcon} hint="2" onClick={outcomes.no_answer}>
        {t.noAnswer}
      </Button>
      <Button icon={CallLaterIcon} hint="3" onClick={outcomes.later}>
        {t.later}
      </Button>
      <Button variant="cancel" hint="4" onClick={outcomes.cancelled}>
        {t.cancel}
      </Button>
    </section>
  );
}
