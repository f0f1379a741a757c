import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';

/** From this share of parcels that come back on, a row stands out; fewer orders than these say nothing. */
const manyReturns = { share: 0.05, orders: 20 };

/** Which share of some orders came back; a dash where there were none. */
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
