import type { AdminProductRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { DownloadIcon, OffersIcon, RestoreIcon, RetireIcon, StockIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { productsMessages } from '../messages.ts';
import type { ListAddress } from './list-address.ts';
import { saveProducts } from './save-products.ts';

export interface SelectedProductsProps {
  selected: readonly AdminProductRow[];
  /** Whether the user may set offers and retire products; stock is always editable. */
  canEdit: boolean;
  onOffer: () => void;
  onStock: () => void;
  /** The list in which they are selected. */
  address: ListAddress;
  onRetire: (rows: readonly AdminProductRow[]) => void;
  onRestore: (rows: readonly AdminProductRow[]) => unknown;
  onClear: () => void;
}

/** The actions for the selected products. */
export function SelectedProducts(props: SelectedProductsProps) {
  const { selected, canEdit, onOffer, onStock, address, onRetire, onRestore, onClear } = props;
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const lang = useLocale();
  const retired = selected.filter((row) => row.retired_at !== null);
  const sold = selected.filter((row) => row.retired_at === null);
  const save = () => saveProducts({ address, ids: selected.map(({ id }) => id), format: 'csv', lang });
  return (
    <SelectionBar count={selected.length} onClear={onClear}>
      {canEdit && (
        <Button icon={OffersIcon} onClick={onOffer} className="max-md:flex-1">
          {t.setOffer}
        </Button>
      )}
      <Button icon={StockIcon} onClick={onStock} className="max-md:flex-1">
        {t.setStock}
      </Button>
      {canEdit && (
        <Button icon={DownloadIcon} onClick={save} className="max-md:hidden">
          {t.exportThem}
        </Button>
      )}
      {!canEdit && <span className="py-2 pe-3 text-ink-muted">{t.retireForbidden}</span>}
      {canEdit && sold.length > 0 && (
        <Button variant="cancel" icon={RetireIcon} onClick={() => onRetire(sold)} className="max-md:flex-1">
          {t.retireMany(number(sold.length))}
        </Button>
      )}
      {canEdit && retired.length > 0 && (
        <Button icon={RestoreIcon} onClick={() => onRestore(retired)} className="max-md:flex-1">
          {t.restoreMany(number(retired.length))}
        </Button>
      )}
    </SelectionBar>
  );
}
