import type { EndpointReply, Endpoints } from '@haat/contracts';
import { useId } from 'react';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Price } from '../../../ui/commerce/price.tsx';
import { productMessages } from './messages.ts';

type BestSelling = EndpointReply<Endpoints['bestSellingList']>['data'];

export function TopSelling({ products }: { products: BestSelling }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const id = useId();
  return (
    <aside aria-labelledby={id} className="min-w-0 rounded-xl border border-border bg-surface p-5 sm:p-6">
      <h2 id={id} className="mb-2 font-display text-lg">
        {t.topSelling}
      </h2>
      {products.length === 0 && <p className="text-sm text-ink-muted">{t.nothingFound}</p>}
      <ul className="divide-y divide-border">
        {products.map((product) => (
          <li key={product.id} className="group card-ring relative flex items-center gap-3.5 py-2.5">
            <span className="size-16 flex-none overflow-hidden rounded-md bg-surface-sunken">
              <Picture src={product.photo} alt="" width={160} height={160} sizes="64px" />
            </span>
            <span className="min-w-0">
              <Link
                to={`/product/product_details/${product.slug}`}
                className="card-link block truncate text-sm group-hover:text-accent"
              >
                {inLocale(locale, product.title, product.title_bn)}
              </Link>
              <Price now={product.offer_price} was={product.price} size="sm" />
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
