import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ConflictDialog } from '../../../ui/cell/conflict-dialog.tsx';
import { mergeMessages } from '../../../ui/merge/messages.ts';
import { productsMessages } from '../messages.ts';
import { cellValue, withReading } from './read-cell.ts';
import { useFigure } from './use-cell-words.ts';
import type { CellConflict } from './use-cells.ts';

interface PriceConflictProps {
  conflict: CellConflict;
  onSettle: (isMine: boolean) => void;
}

/** A conflict: two people changed the same price. */
export function PriceConflict({ conflict: { row, now, field, reading }, onSettle }: PriceConflictProps) {
  const t = useMessages(productsMessages);
  const { somebody } = useMessages(mergeMessages);
  const locale = useLocale();
  const figure = useFigure();
  const who = now.changed?.by ?? somebody;
  return (
    <ConflictDialog
      title={t.conflictTitle}
      text={t.conflictText(inLocale(locale, row.title, row.title_bn), who)}
      before={figure(field, cellValue(row, field))}
      theirs={{ who, figure: figure(field, cellValue(now, field)) }}
      mine={figure(field, cellValue(withReading(row, reading), field))}
      onSettle={onSettle}
    />
  );
}
