import type { AdminProductRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon, RestoreIcon, RetireIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { productsMessages } from '../messages.ts';

export interface SelectionBarProps {
  selected: readonly AdminProductRow[];
  /** Whether products may be retired by whoever is signed in. */
  canEdit: boolean;
  onRetire: (rows: readonly AdminProductRow[]) => void;
  onRestore: (rows: readonly AdminProductRow[]) => void;
  onClear: () => void;
}

/** What can be done with the selected products. */
export function SelectionBar({ selected, canEdit, onRetire, onRestore, onClear }: SelectionBarProps) {
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const retired = selected.filter((row) => row.retired_at !== null);
  const sold = selected.filter((row) => row.retired_at === null);
  return (
    <section aria-label={t.selection} className="selection-bar">
      <div className="flex min-h-9 items-center gap-2 border-border whitespace-nowrap max-md:w-full md:me-1 md:border-e md:pe-3">
        <button
          type="button"
          aria-label={t.clearSelection}
          onClick={onClear}
          className="-ms-2 grid size-(--size-control) place-items-center rounded-md text-ink-muted"
        >
          <Icon of={CloseIcon} size={18} />
        </button>
        <b role="status" className="font-semibold">
          {t.selected(number(selected.length))}
        </b>
      </div>
      {!canEdit && <span className="py-2 pe-3 text-ink-muted">{t.retireForbidden}</span>}
      {canEdit && sold.length > 0 && (
        <Button variant="cancel" icon={RetireIcon} onClick={() => onRetire(sold)} className="max-md:flex-1">
          {t.retireMany(number(sold.length))}
        </Button>
      )}
      {canEdit && retired.length > 0 && (
        <Button icon={RestoreIcon} onClick={() => onRestore(retired)} className="max-md:flex-1">
          {t.restoreMany(number(retired.length))}
        </Button>
      )}
    </section>
  );
}
