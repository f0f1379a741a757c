import type { AdminProduct } from '@haat/contracts';
import { withFields } from '../../../ui/merge/differences.ts';
import { useFormUploads } from '../../../ui/pictures/form-uploads.ts';
import { valuesOf, type ProductField } from './product-values.ts';
import { useEdit } from './saving/use-edit.ts';
import { useEntry } from './stock/use-entry.ts';
import { useSave } from './saving/use-save.ts';
import { useStoreFields } from './use-store-fields.ts';

/** The state of editing one product: its fields, its draft, saving, and conflicts. */
export function useEditor(product: AdminProduct) {
  const saving = useSave(product.id);
  const edit = useEdit(product, saving.isSaving);
  const entry = useEntry(product.stock, saving);
  const storeFields = useStoreFields({ edit, saving });
  const uploads = useFormUploads(saving.isSaving);
  const { base, fields, isChanged } = edit;
  const { conflict } = saving;

  async function save(): Promise<void> {
    if (entry.isWrong || saving.isSaving || uploads.isUploading) return undefined;
    if (!isChanged) return entry.isThere ? saving.busy(() => entry.store(true)) : undefined;
    return fields.submit((values) =>
      saving.busy(async () => {
        const isDone = await storeFields({ version: base.version, base: base.values, values, fields: fields.changed });
        if (isDone && entry.isThere) await entry.store(false);
      }),
    );
  }

  /** Saves the user's own values of these fields over the current product. */
  async function saveTogether(names: readonly ProductField[]): Promise<void> {
    if (!conflict) return;
    const { now } = conflict;
    if (names.length === 0) return takeTheirs();
    const values = withFields(valuesOf(now), fields.values, names);
    await saving.busy(async () => {
      const isDone = await storeFields({ version: now.version, base: valuesOf(now), values, fields: names });
      if (isDone) saving.forgetConflict();
      if (isDone && entry.isThere) await entry.store(false);
    });
  }

  function takeTheirs(): void {
    if (conflict) edit.adopt(conflict.now);
    saving.forgetConflict();
  }

  function discard(): void {
    edit.adopt(product);
    entry.forget();
  }

  return {
    fields,
    entry,
    isChanged,
    uploads,
    isDirty: isChanged || entry.isThere,
    isSaving: saving.isSaving,
    conflict,
    forgetConflict: saving.forgetConflict,
    save,
    saveTogether,
    takeTheirs,
    discard,
  };
}
