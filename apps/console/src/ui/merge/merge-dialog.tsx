import type { LastChange } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { useTimes } from '../../platform/times.ts';
import { Button } from '../button.tsx';
import { ownFields, type Difference } from './differences.ts';
import { MergeRow, type MergeRowProps } from './merge-row.tsx';
import { mergeMessages } from './messages.ts';

export interface MergeDialogProps<Name extends string> extends Pick<MergeRowProps<Name>, 'labelOf' | 'valueOf'> {
  /** Defaults to 'Two people changed this'. */
  title?: string | undefined;
  /** Who stored what is there now; null if nobody did in the console. */
  changed: LastChange | null;
  differences: readonly Difference<Name>[];
  isSaving: boolean;
  /** Saves these of the user's own fields and leaves the others as they are now. */
  onSave: (own: Name[]) => void;
  /** Discards the user's own changes. */
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Concurrent changes, field by field: for fields that both changed a value must be chosen, others are merged. */
export function MergeDialog<Name extends string>(props: MergeDialogProps<Name>) {
  const { title, changed, differences, labelOf, valueOf, isSaving, onSave, onTakeTheirs, onClose } = props;
  const t = useMessages(mergeMessages);
  const { recent } = useTimes();
  const [theirs, setTheirs] = useState<ReadonlySet<Name>>(new Set());
  const who = changed?.by ?? t.somebody;
  const time = changed && recent(changed.at);
  const choose = (name: Name, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, name] : [...before].filter((each) => each !== name)));
  return (
    <Dialog
      title={title ?? t.title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onTakeTheirs} disabled={isSaving} className="max-sm:flex-1">
            {t.takeTheirs(who)}
          </Button>
          <Button
            variant="primary"
            busy={isSaving}
            onClick={() => onSave(ownFields(differences, theirs))}
            className="max-sm:flex-1"
          >
            {t.saveTogether}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">
        {t.text(time === null ? null : { who, time })}{' '}
        {differences.some(({ changedBy }) => changedBy === 'both') && t.choose}
      </p>
      {/* Without a choice nothing in it takes the focus, and a keyboard could not scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} className="mt-4 rounded-lg border border-border">
        {differences.map((difference) => (
          <MergeRow
            key={difference.name}
            difference={difference}
            labelOf={labelOf}
            valueOf={valueOf}
            who={time === null ? who : `${who}, ${time}`}
            isTheirs={theirs.has(difference.name)}
            onChoose={(isTheirs) => choose(difference.name, isTheirs)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
