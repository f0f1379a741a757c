import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyList } from '../../../ui/list/empty-list.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { cashMessages } from '../messages.ts';
import { addresses, type SheetAddress } from './sheet-address.ts';

export interface NoSheetsProps {
  address: SheetAddress;
  onTakeOff: () => void;
}

/** Shown instead of a view without sheets, or without any of the age asked for. */
export function NoSheets({ address, onTakeOff }: NoSheetsProps) {
  const t = useMessages(cashMessages);
  return (
    <EmptyList searched={undefined} isFiltered={addresses.isFiltered(address)} onTakeOff={onTakeOff}>
      <StateNote
        icon={AllDoneIcon}
        role="status"
        title={t.nothing[address.view]}
        text={t.nothingText}
        action={<LinkButton to="/orders?view=handover">{t.toHandOver}</LinkButton>}
      />
    </EmptyList>
  );
}
