import type { SheetView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { cashMessages } from '../messages.ts';

/** Shown instead of a view without sheets. */
export function NoSheets({ view }: { view: SheetView }) {
  const t = useMessages(cashMessages);
  return (
    <StateNote
      icon={AllDoneIcon}
      role="status"
      title={t.nothing[view]}
      text={t.nothingText}
      action={<LinkButton to="/orders?view=handover">{t.toHandOver}</LinkButton>}
    />
  );
}
