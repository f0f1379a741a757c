import type { AdminBrandRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { HoldsProducts } from '../../ui/record/holds-products.tsx';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfFields } from './shelf-fields.tsx';
import { useBrandForm } from './use-shelf-forms.ts';

/** Adds a brand (null) or edits one. */
export function BrandPanel({ brand, onClose }: { brand: AdminBrandRow | null; onClose: () => void }) {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const title = brand ? inLocale(locale, brand.title, brand.title_bn) : t.newBrand;
  return (
    <RecordPanel title={title} row={brand} form={useBrandForm()} onClose={onClose}>
      {(fields) => (
        <>
          <ShelfFields {...fields} />
          <HoldsProducts count={brand?.products} filter={`brand=${brand?.id}`} />
        </>
      )}
    </RecordPanel>
  );
}
