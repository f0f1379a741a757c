import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { productsMessages } from '../messages.ts';
import { cellValue, withReading } from './read-cell.ts';
import { useCellWords } from './use-cell-words.ts';
import type { CellConflict } from './use-cells.ts';

interface ConflictDialogProps {
  conflict: CellConflict;
  onSettle: (isMine: boolean) => void;
}

/** Two people changed the same price: what it was, what it is now, what was typed here, and which stays. */
export function ConflictDialog({ conflict: { row, now, field, reading }, onSettle }: ConflictDialogProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { figure } = useCellWords();
  const mine = withReading(row, reading);
  const who = now.changed?.by ?? t.somebody;
  return (
    <Dialog
      title={t.conflictTitle}
      onClose={() => onSettle(false)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onSettle(false)}>{t.keepTheirs(figure(field, cellValue(now, field)))}</Button>
          <Button variant="primary" onClick={() => onSettle(true)}>
            {t.saveMine(figure(field, cellValue(mine, field)))}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{t.conflictText(inLocale(locale, row.title, row.title_bn), who)}</p>
      <dl className="mt-4 grid grid-cols-3 gap-3 rounded-lg border border-border p-3.5">
        {[
          { name: t.before, value: cellValue(row, field) },
          { name: who, value: cellValue(now, field), isNew: true },
          { name: t.yours, value: cellValue(mine, field), isNew: true },
        ].map(({ name, value, isNew }) => (
          <div key={name}>
            <dt className="text-xs text-ink-subtle first-letter:uppercase">{name}</dt>
            <dd className="font-semibold">{isNew ? <ins>{figure(field, value)}</ins> : figure(field, value)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
