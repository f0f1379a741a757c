import type { AdminProduct } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { useTimes } from '../../../../platform/times.ts';
import { Button } from '../../../../ui/button.tsx';
import { productsMessages } from '../../messages.ts';
import { editorMessages } from '../messages.ts';
import { changedFields, valuesOf, type Merge, type ProductField, type ProductValues } from '../product-values.ts';
import { useFieldText } from '../use-field-text.ts';

/** Concurrent changes of one product. */
export interface Conflict {
  base: ProductValues;
  mine: ProductValues;
  now: AdminProduct;
  merge: Merge;
}

interface MergeDialogProps {
  conflict: Conflict;
  isSaving: boolean;
  /** Saves these of the user's own fields and leaves the others as they are now. */
  onSave: (fields: ProductField[]) => void;
  /** Discards the user's own changes. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Concurrent changes, field by field: for fields that both changed a value must be chosen, others are merged. */
export function MergeDialog({ conflict, isSaving, onSave, onTakeTheirs, onClose }: MergeDialogProps) {
  const t = useMessages(editorMessages);
  const { somebody } = useMessages(productsMessages);
  const { recent } = useTimes();
  const { base, mine, now, merge } = conflict;
  const [theirs, setTheirs] = useState<ReadonlySet<ProductField>>(new Set());
  const who = now.changed?.by ?? somebody;
  const rows = [...new Set([...changedFields(base, valuesOf(now)), ...merge.mine, ...merge.both])];
  const choose = (field: ProductField, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setTheirs(next);
  };
  const own = [...merge.mine, ...merge.both.filter((field) => !theirs.has(field))];
  return (
    <Dialog
      title={t.mergeTitle}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onTakeTheirs} disabled={isSaving}>
            {t.takeTheirs(who)}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={() => onSave(own)}>
            {t.saveTogether}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{t.mergeText(now.changed && { who, time: recent(now.changed.at) })}</p>
      <ul className="mt-4 rounded-lg border border-border">
        {rows.map((field) => (
          <MergeRow
            key={field}
            field={field}
            values={{ base, mine, now: valuesOf(now) }}
            who={who}
            isBoth={merge.both.includes(field)}
            isTheirs={theirs.has(field)}
            onChoose={(isTheirs) => choose(field, isTheirs)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface MergeRowProps {
  field: ProductField;
  values: { base: ProductValues; mine: ProductValues; now: ProductValues };
  who: string;
  isBoth: boolean;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function MergeRow({ field, values: { base, mine, now }, who, isBoth, isTheirs, onChoose }: MergeRowProps) {
  const t = useMessages(editorMessages);
  const textOf = useFieldText();
  const isChangedBy = (values: ProductValues) => changedFields(base, values).includes(field);
  const sides = [
    { isTheirSide: true, name: who, values: now },
    { isTheirSide: false, name: t.yours, values: mine },
  ];
  return (
    <li className={classNames('border-border px-3.5 py-3 not-first:border-t', isBoth && 'bg-edited')}>
      <p className="font-semibold">
        {t.fields[field]} {isBoth && <span className="font-normal text-ink-muted">· {t.bothChanged}</span>}
      </p>
      <p className="mt-0.5 text-xs break-words text-ink-muted">{t.was(textOf(base, field))}</p>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {sides.map((side) => (
          <label key={side.name} className="flex min-w-0 items-start gap-2.5 py-1">
            {isBoth && (
              <input
                type="radio"
                name={`merge-${field}`}
                checked={isTheirs === side.isTheirSide}
                onChange={() => onChoose(side.isTheirSide)}
                className="mt-0.5 size-4.5 flex-none accent-(--color-accent)"
              />
            )}
            <span className="min-w-0 break-words">
              <span className="block text-xs text-ink-subtle first-letter:uppercase">{side.name}</span>
              {isChangedBy(side.values) ? <ins>{textOf(side.values, field)}</ins> : t.unchanged}
            </span>
          </label>
        ))}
      </div>
    </li>
  );
}
