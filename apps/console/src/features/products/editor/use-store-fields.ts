import type { AdminProduct } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { offerUndo } from '../../../platform/undo/last-undo.ts';
import { productsMessages } from '../messages.ts';
import { editorMessages } from './messages.ts';
import { valuesOf } from './product-values.ts';
import type { useEdit } from './saving/use-edit.ts';
import { baseOf } from './saving/use-edit.ts';
import { isStored, type Edit, type useSave } from './saving/use-save.ts';

interface Storing {
  edit: ReturnType<typeof useEdit>;
  saving: ReturnType<typeof useSave>;
}

/** Stores fields, shows the result, and offers to undo it. Resolves to whether it was stored. */
export function useStoreFields({ edit, saving }: Storing): (what: Edit) => Promise<boolean> {
  const t = useMessages(editorMessages);
  const { undo: label, notUndone } = useMessages(productsMessages);

  async function takeBack(stored: AdminProduct, { base, fields }: Edit): Promise<void> {
    const { version, values } = baseOf(stored);
    const result = await saving.storeFields({ version, base: values, values: base, fields });
    if (isStored(result)) edit.adopt(result, valuesOf(stored));
    showToast(isStored(result) ? { kind: 'success', text: t.undone } : { kind: 'error', text: notUndone });
  }

  return async (what) => {
    const typed = edit.fields.read();
    const result = await saving.storeFields(what);
    if (isStored(result)) {
      edit.adopt(result, typed);
      offerUndo({ text: t.saved, label, undo: () => void takeBack(result, what) });
      return true;
    }
    if (result) edit.fields.showProblem(result);
    return false;
  };
}
