import { Notice } from '@haat/ui/feedback/notice.tsx';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { RecordConflict } from './record-conflict.ts';
import { labelOf, type FieldName, type FieldWords } from './record-form.ts';
import { useShownValue } from './use-shown-value.ts';

export interface RecordNoticesProps<Row, Typed> {
  fields: FieldWords<Typed>;
  conflict: RecordConflict<Row, Typed> | null;
  /** Why it was refused, if no field is at fault. */
  refused: string | null;
  isSaving: boolean;
  /** Saves these of the user's own fields over what is stored now; none discards them all. */
  goOn: (own: FieldName<Typed>[]) => void;
  /** Leaves the conflict as it is. */
  onClose: () => void;
}

/** Why a record was not stored: a refusal above its fields, or a choice between two people's values. */
export function RecordNotices<Row, Typed>(props: RecordNoticesProps<Row, Typed>) {
  const { fields, conflict, refused, isSaving, goOn, onClose } = props;
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
          changed={conflict.changed}
          differences={conflict.differences}
          labelOf={(name) => labelOf(fields, name)}
          valueOf={(name, side) => shown(name, conflict.sides[side])}
          isSaving={isSaving}
          onSave={goOn}
          onTakeTheirs={() => goOn([])}
          onClose={onClose}
        />
      )}
    </>
  );
}
