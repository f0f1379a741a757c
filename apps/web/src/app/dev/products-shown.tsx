import { useState } from 'react';
import { Breadcrumb } from '@haat/ui/navigation/breadcrumb.tsx';
import { Carousel } from '../../ui/media/carousel.tsx';
import { Pager } from '@haat/ui/navigation/pager.tsx';
import { Price } from '../../ui/commerce/price.tsx';
import { ProductCard, type CardProduct } from '../../ui/commerce/product-card.tsx';
import { RatingLine, Stars } from '../../ui/commerce/rating.tsx';
import { ProductCardSkeleton, TextSkeleton } from '@haat/ui/feedback/skeleton.tsx';

const mug: CardProduct = {
  slug: 'terracotta-diamond-mug',
  title: 'Terracotta Diamond Mug',
  shopName: 'Matir Ghor',
  photo: '',
  price: 380,
  offerPrice: 380,
  rating: { average: 4.7, count: 152 },
  inStock: true,
};
const saree: CardProduct = {
  ...mug,
  title: 'Nakshi Handloom Saree',
  shopName: 'Aranya Weavers',
  price: 3200,
  offerPrice: 2450,
};
const pan: CardProduct = { ...mug, title: 'Cast Iron Everyday Pan', price: 1400, offerPrice: 1120, inStock: false };
const fresh: CardProduct = { ...mug, title: 'হাতে আঁকা মাটির ফুলদানি', rating: { average: 0, count: 0 } };

export function ProductsShown() {
  const [isFavourite, setFavourite] = useState(false);
  const press = { isFavourite, onFavourite: () => setFavourite(!isFavourite), onAdd: () => undefined };
  return (
    <>
      <div className="grid grid-cols-2 gap-(--gap-grid) lg:grid-cols-5">
        {[mug, saree, pan, fresh].map((product) => (
          <ProductCard key={product.title} product={product} {...press} />
        ))}
        <ProductCardSkeleton />
      </div>
      <Carousel
        title="NEW ARRAIVAL"
        seeAll={{ to: '/all_new_arraival', label: 'See all' }}
        slides={[mug, saree, pan, fresh, mug, saree, pan, fresh].map((product, key) => ({
          key,
          content: <ProductCard layout="slider" product={product} {...press} />,
        }))}
      />
      <div className="flex flex-wrap items-center gap-7">
        <Price now={1250} was={1690} size="lg" />
        <Price now={1250} was={1690} />
        <Price now={1250} was={1690} size="sm" stacked />
        <Stars value={4.3} />
        <Stars value={2} size={24} />
        <RatingLine average={4.7} count={1204} />
      </div>
      <Breadcrumb
        crumbs={[{ label: 'Home', to: '/' }, { label: "Men's Fashion", to: '/product/category' }, { label: 'Panjabi' }]}
      />
      <Pager shown={30} total={184} moreTo="?more=1" />
      <TextSkeleton />
    </>
  );
}
