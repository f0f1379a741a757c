import type { Shop } from '@haat/contracts';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { inLocale, useLocale } from '../../platform/i18n/locale.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { Picture } from '../../ui/picture.tsx';
import { shelfMessages } from './shelf-messages.ts';

/** A shop in a slider: photo, name and how much it has. */
export function ShopCard({ shop }: { shop: Shop }) {
  const t = useMessages(shelfMessages);
  const { number } = useFormat();
  return (
    <Link
      to={`/shop/all_product/${shop.id}`}
      className="block h-full overflow-hidden rounded-lg border border-border bg-surface text-center hover:border-accent-line"
    >
      <span className="block aspect-square overflow-hidden bg-surface-sunken">
        <Picture src={shop.photo} alt="" width={400} height={400} sizes="(min-width: 64rem) 236px, 46vw" />
      </span>
      <span className="block px-2.5 pt-3.5 pb-4 text-xs text-ink-subtle">
        <b className="block truncate text-base font-semibold text-ink">
          {inLocale(useLocale(), shop.name, shop.name_bn)}
        </b>
        {t.products(number(shop.product_count))}
      </span>
    </Link>
  );
}
