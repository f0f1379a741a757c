import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';

/**
 * From this share of returned parcels on, a row is highlighted; with fewer orders than this, the share means nothing.
 */
const manyReturns = { share: 0.05, orders: 20 };

/** The share of orders that were returned; a dash if there are none. */
export function ReturnedShare({ orders, returned }: { orders: number; returned: number }) {
  const { digits } = useFormat();
  if (orders === 0) return '–';
  const share = returned / orders;
  const isMuch = share >= manyReturns.share && orders >= manyReturns.orders;
  return (
    <span className={classNames('tabular-nums', isMuch && 'font-semibold text-danger')}>
      {digits(String(Math.round(share * 1000) / 10))}%
    </span>
  );
}
