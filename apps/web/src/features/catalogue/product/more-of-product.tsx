import { useLoaderData } from 'react-router-dom';
import type { loader } from './product-page.tsx';
import { ProductPromises } from './product-promises.tsx';
import { ProductTabs, type ProductTabsProps } from './product-tabs.tsx';
import { RelatedProducts } from './related-products.tsx';
import { TopSelling } from './top-selling.tsx';

/** Everything below gallery and price: promises, description, reviews and other products. Hydrated later than the rest. */
export function MoreOfProduct({ reviews, onReviews }: Pick<ProductTabsProps, 'reviews' | 'onReviews'>) {
  const { product, best, related, zones } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductPromises zones={zones} />
      <div className="staged mt-(--gap-section) grid [contain-intrinsic-height:auto_56rem] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <ProductTabs key={product.id} product={product} reviews={reviews} onReviews={onReviews} />
        <TopSelling products={best} />
      </div>
      <RelatedProducts products={related} />
    </>
  );
}
