import type { ProductCard as CatalogueProduct } from '@haat/contracts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Carousel } from '../../../ui/media/carousel.tsx';
import { ProductCard } from '../../../ui/commerce/product-card.tsx';
import { cardProduct } from './card-product.ts';
import { secondPictureOf } from './second-picture.ts';
import { useShelf } from './use-shelf.ts';

export interface ProductSlidesProps {
  title: string;
  seeAll?: { to: string; label: string };
  products: CatalogueProduct[];
}

export function ProductSlides({ title, seeAll, products }: ProductSlidesProps) {
  const locale = useLocale();
  const shelf = useShelf();
  return (
    <Carousel
      title={title}
      seeAll={seeAll}
      slides={products.map((product) => ({
        key: product.id,
        content: (
          <ProductCard
            product={cardProduct(product, locale)}
            isFavourite={shelf.isFavourite(product.id)}
            onFavourite={() => shelf.favourite(product.id)}
            onAdd={() => shelf.add(product)}
            inCart={shelf.inCart(product.id)}
            onTakeOne={() => shelf.takeOne(product.id)}
            findSecondPicture={() => secondPictureOf(product.id)}
            layout="slider"
          />
        ),
      }))}
    />
  );
}
