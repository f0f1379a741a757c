import type { AdminCategoryRow } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfFields } from './shelf-fields.tsx';
import { useCategoryForm } from './use-shelf-forms.ts';

/** Adds a category (null) or edits one. */
export function CategoryDialog({ category, onClose }: { category: AdminCategoryRow | null; onClose: () => void }) {
  const t = useMessages(shelfMessages);
  return (
    <RecordDialog
      title={category ? t.changeCategory : t.newCategory}
      row={category}
      form={useCategoryForm()}
      onClose={onClose}
    >
      {(fields) => <ShelfFields {...fields} />}
    </RecordDialog>
  );
}
