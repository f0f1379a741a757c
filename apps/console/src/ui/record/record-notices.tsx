import { Notice } from '@haat/ui/feedback/notice.tsx';
import type { ChangedMeanwhile } from '../merge/changed-meanwhile.ts';
import type { Sides } from '../merge/differences.ts';
import { MergeDialog, type MergeDialogProps } from '../merge/merge-dialog.tsx';
import { labelOf, recordDifferences, type FieldName, type FieldWords } from './record-form.ts';
import { useShownValue } from './use-shown-value.ts';

export interface RecordNoticesProps<Row, Typed> extends Pick<
  MergeDialogProps<FieldName<Typed>>,
  'isSaving' | 'onSave' | 'onTakeTheirs' | 'onClose'
> {
  fields: FieldWords<Typed>;
  /** What somebody else stored meanwhile, and the values before and here. */
  conflict: (ChangedMeanwhile<Row> & { sides: Sides<Typed> }) | null;
  /** Why it was refused, if no field is at fault. */
  refused: string | null;
}

/** Why a record was not stored: a refusal above its fields, or a choice between two people's values. */
export function RecordNotices<Row, Typed>({ fields, conflict, refused, ...dialog }: RecordNoticesProps<Row, Typed>) {
  const shown = useShownValue(fields);
  return (
    <>
      {refused && (
        <Notice tone="error" role="alert">
          {refused}
        </Notice>
      )}
      {conflict && (
        <MergeDialog
          {...dialog}
          changed={conflict.changed}
          differences={recordDifferences(fields, conflict.sides)}
          labelOf={(name) => labelOf(fields, name)}
          valueOf={(name, side) => shown(name, conflict.sides[side])}
        />
      )}
    </>
  );
}
