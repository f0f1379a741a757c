import type { Shop } from '@haat/contracts';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { catalogueMessages } from '../messages.ts';
import { collectionMeta } from '../collections/collection-page.tsx';

export async function loader({ call }: LoaderInput) {
  return { shops: orFail(await call('shopList', {})).data };
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return collectionMeta({ title: 'shops', text: 'shopsText' }, input);
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
      className="flex h-full flex-col items-center rounded-lg border border-border bg-surface px-3 pt-6 text-center hover:border-accent-line xs:max-md:flex-row xs:max-md:p-4 xs:max-md:text-start"
    >
      <span className="size-(--size-shop-photo) flex-none overflow-hidden rounded-lg bg-surface-sunken">
        <Picture src={shop.photo} alt="" width={200} height={200} sizes="200px" priority={isFirst} />
      </span>
      <span className="w-full min-w-0 px-2 pt-4 pb-5 text-xs text-ink-subtle xs:max-md:w-auto xs:max-md:px-5">
        <b className="block truncate text-base font-semibold text-ink">{inLocale(locale, shop.name, shop.name_bn)}</b>
        {inLocale(locale, shop.district, shop.district_bn)} ·{' '}
        {shop.product_count === 1 ? t.oneProduct : t.products(number(shop.product_count))}
      </span>
    </Link>
  );
}
