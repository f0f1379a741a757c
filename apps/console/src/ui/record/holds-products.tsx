import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { screenMessages } from '../screen/messages.ts';

interface HoldsProductsProps {
  /** How many are on sale; undefined for a new record. */
  count: number | undefined;
  /** The filter of the product list; omitted if it has none. */
  filter?: string | undefined;
}

/** Says in the form of a shelf or shop why it cannot be removed: it has products. */
export function HoldsProducts({ count = 0, filter }: HoldsProductsProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <b className="font-semibold">{t.holdsProducts(number(count), count === 1)}</b>{' '}
      {filter && (
        <Link to={`/products?${filter}`} className="inline-block min-h-6 underline">
          {t.showProducts}
        </Link>
      )}
    </Notice>
  );
}
