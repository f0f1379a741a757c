import { SelectField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { screenMessages } from '../screen/messages.ts';
import { sortableMessages } from './messages.ts';
import type { ItemPlace } from './item-place.ts';

interface MoveDialogProps extends ItemPlace {
  /** The item's name. */
  name: string;
  onClose: () => void;
}

/** Moves an item of a list to a place, for whoever does not drag. */
export function MoveDialog({ name, at, count, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(sortableMessages);
  const screen = useMessages(screenMessages);
  const { number } = useFormat();
  const [to, setTo] = useState(at);
  return (
    <FormDialog
      title={t.moveTitle(name)}
      doLabel={t.moveIt}
      closeLabel={screen.cancel}
      isChanged={false}
      isSaving={false}
      isIncomplete={to === at}
      onSubmit={() => {
        onMove(to);
        onClose();
      }}
      onClose={onClose}
    >
      <SelectField name="place" label={t.newPlace} value={to} onChange={({ target }) => setTo(Number(target.value))}>
        {Array.from({ length: count }, (_each, place) => (
          <option key={place} value={place}>
            {t.place(number(place + 1))}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
