import { OfferDialog, type BulkDialogProps } from './offer-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';

/** Changes the offers or the stock of the selected products. */
export function BulkDialog({ of, ...props }: BulkDialogProps & { of: 'offer' | 'stock' }) {
  return of === 'offer' ? <OfferDialog {...props} /> : <StockDialog {...props} />;
}
