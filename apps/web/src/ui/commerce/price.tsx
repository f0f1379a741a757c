import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { productUiMessages } from '../messages.ts';
import { Money } from '@haat/ui/text/money.tsx';

const sizes = {
  sm: { now: 'text-base font-bold', was: 'text-xs' },
  md: { now: 'text-lg font-bold', was: 'text-xs' },
  lg: { now: 'text-price font-bold', was: 'text-lg' },
} as const;

export interface PriceProps {
  /** The price to pay, in Taka. */
  now: number;
  /** The regular price in Taka; struck through, and shown only if it is higher. */
  was?: number | undefined;
  /** `md` on cards, `lg` on the product page, `sm` in side lists. */
  size?: keyof typeof sizes | undefined;
  /** Shows the regular price above instead of beside it. */
  stacked?: boolean | undefined;
  /** Less prominent, for products out of stock. */
  muted?: boolean | undefined;
}

/** A price, next to the higher one it replaces. */
export function Price({ now, was, size = 'md', stacked = false, muted = false }: PriceProps) {
  const t = useMessages(productUiMessages);
  const isOffer = was !== undefined && was > now;
  return (
    <span className={classNames('flex gap-x-2', stacked ? 'flex-col-reverse items-start' : 'flex-wrap items-baseline')}>
      <Money taka={now} className={classNames(sizes[size].now, muted && 'text-ink-muted')} />
      {isOffer && (
        <s className={classNames('text-ink-subtle decoration-1', sizes[size].was, stacked && 'leading-4')}>
          <span className="sr-only">{t.was} </span>
          <Money taka={was} />
        </s>
      )}
    </span>
  );
}

/** The discount in whole percent; 0 if there is none. */
export function percentOff(price: number, offerPrice: number): number {
  return price > offerPrice ? Math.floor(((price - offerPrice) / price) * 100) : 0;
}

/** '−26%' in vermilion; nothing below one percent. */
export function OffBadge({
  price,
  offerPrice,
  size = 'md',
}: {
  price: number;
  offerPrice: number;
  size?: 'md' | 'lg';
}) {
  const t = useMessages(productUiMessages);
  const { number } = useFormat();
  const percent = percentOff(price, offerPrice);
  if (percent < 1) return null;
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-xs bg-offer px-2 font-semibold text-on-offer tabular-nums',
        size === 'lg' ? 'h-7 text-sm' : 'h-6 text-2xs',
      )}
    >
      <span aria-hidden="true">−{number(percent)}%</span>
      <span className="sr-only">{t.percentOff(number(percent))}</span>
    </span>
  );
}
