import type { Shop } from '@haat/contracts';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { inLocale, useLocale } from '../../platform/i18n/locale.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../platform/page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ListBreadcrumb, ListHeading } from './list-heading.tsx';
import { catalogueMessages } from './messages.ts';
import { shelfMeta } from './shelf-page.tsx';

export async function loader({ call }: LoaderInput) {
  return { shops: orFail(await call('shopList', {})).data };
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return shelfMeta({ title: 'shops', text: 'shopsText' }, input);
}

export function Page() {
  const { shops } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: t.shops }]} />
      <ListHeading title={t.shops} text={t.shopsText} />
      {shops.length === 0 && <EmptyState title={t.nothingFound} />}
      <ul className="mt-6 grid gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4">
        {shops.map((shop, index) => (
          <li key={shop.id}>
            <GridShop shop={shop} isFirst={index < 4} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GridShop({ shop, isFirst }: { shop: Shop; isFirst: boolean }) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  const locale = useLocale();
  return (
    <Link
      to={`/shop/all_product/${shop.id}`}
      className="flex h-full items-center overflow-hidden rounded-lg border border-border bg-surface hover:border-accent-line md:flex-col md:px-4 md:pt-6 md:text-center"
    >
      <span className="size-26 flex-none overflow-hidden bg-surface-sunken md:size-(--size-shop-photo) md:max-w-full md:rounded-lg">
        <Picture src={shop.photo} alt="" width={200} height={200} sizes="200px" priority={isFirst} />
      </span>
      <span className="min-w-0 px-4 py-3 text-xs text-ink-subtle md:w-full md:px-2 md:pt-4 md:pb-5">
        <b className="block truncate text-base font-semibold text-ink">{inLocale(locale, shop.name, shop.name_bn)}</b>
        {inLocale(locale, shop.district, shop.district_bn)} ·{' '}
        {shop.product_count === 1 ? t.oneProduct : t.products(number(shop.product_count))}
      </span>
    </Link>
  );
}
