import type { AdminBrandRow } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfFields } from './shelf-fields.tsx';
import { useBrandForm } from './use-shelf-forms.ts';

/** Adds a brand (null) or edits one. */
export function BrandDialog({ brand, onClose }: { brand: AdminBrandRow | null; onClose: () => void }) {
  const t = useMessages(shelfMessages);
  return (
    <RecordDialog title={brand ? t.changeBrand : t.newBrand} row={brand} form={useBrandForm()} onClose={onClose}>
      {(fields) => <ShelfFields {...fields} />}
    </RecordDialog>
  );
}
