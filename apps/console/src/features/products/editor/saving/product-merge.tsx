import type { AdminProduct } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { Difference } from '../../../../ui/merge/differences.ts';
import { MergeDialog, type MergeDialogProps } from '../../../../ui/merge/merge-dialog.tsx';
import { editorMessages } from '../messages.ts';
import { valuesOf, type ProductField, type ProductValues } from '../product-values.ts';
import { useFieldText } from '../use-field-text.ts';

/** Concurrent changes of one product. */
export interface Conflict {
  base: ProductValues;
  mine: ProductValues;
  now: AdminProduct;
  differences: Difference<ProductField>[];
}

interface ProductMergeProps extends Pick<
  MergeDialogProps<ProductField>,
  'isSaving' | 'onSave' | 'onTakeTheirs' | 'onClose'
> {
  conflict: Conflict;
}

/** Two people changed the same fields of a product. */
export function ProductMerge({ conflict: { base, mine, now, differences }, ...dialog }: ProductMergeProps) {
  const t = useMessages(editorMessages);
  const textOf = useFieldText();
  const sides = { base, mine, now: valuesOf(now) };
  return (
    <MergeDialog
      {...dialog}
      title={t.mergeTitle}
      changed={now.changed}
      differences={differences}
      labelOf={(name) => t.fields[name]}
      valueOf={(name, side) => textOf(sides[side], name)}
    />
  );
}
