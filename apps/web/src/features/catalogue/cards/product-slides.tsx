import type { ProductCard as CatalogueProduct } from '@haat/contracts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Carousel } from '../../../ui/media/carousel.tsx';
import { ProductCard } from '../../../ui/commerce/product-card.tsx';
import { cardProduct } from './card-product.ts';
import { secondPictureOf } from './second-picture.ts';
import { useCardActions } from './use-card-actions.ts';

export interface ProductSlidesProps {
  title: string;
  seeAll?: { to: string; label: string };
  products: CatalogueProduct[];
}

export function ProductSlides({ title, seeAll, products }: ProductSlidesProps) {
  const locale = useLocale();
  const actions = useCardActions();
  return (
    <Carousel
      title={title}
      seeAll={seeAll}
      slides={products.map((product) => ({
        key: product.id,
        content: (
          <ProductCard
            product={cardProduct(product, locale)}
            isFavourite={actions.isFavourite(product.id)}
            onFavourite={() => actions.favourite(product.id)}
            onAdd={() => actions.add(product)}
            inCart={actions.inCart(product.id)}
            onTakeOne={() => actions.takeOne(product.id)}
            findSecondPicture={() => secondPictureOf(product.id)}
            layout="slider"
          />
        ),
      }))}
    />
  );
}
