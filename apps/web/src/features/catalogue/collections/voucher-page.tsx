import { useLoaderData } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { CouponCards } from './coupon-cards.tsx';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { loadList } from '../list/load-list.ts';
import { catalogueMessages } from '../messages.ts';
import { ProductList } from '../list/product-list.tsx';
import { collectionMeta, type CollectionWords } from './collection-page.tsx';

const words: CollectionWords = { title: 'voucherProducts', text: 'voucherText' };

export async function loader({ call, url }: LoaderInput) {
  const [coupons, list] = await Promise.all([
    call('couponList', {}),
    loadList({
      call,
      url,
      source: { filters: { voucher: 'true' }, paging: 'other', priceTable: 'list', sortBy: 'price' },
    }),
  ]);
  return { coupons: orFail(coupons).data, list };
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return collectionMeta(words, input);
}

export function Page() {
  const { coupons, list } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: t[words.title] }]} />
      <ProductList
        data={list}
        title={<ListHeading title={t[words.title]} text={t[words.text]} />}
        above={<CouponCards coupons={coupons} />}
      />
    </div>
  );
}
