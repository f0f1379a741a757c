import type { ProductCard as CatalogueProduct } from '@haat/contracts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProductCard } from '../../ui/product-card.tsx';
import { cardProduct } from './card-product.ts';
import { useShelf } from './use-shelf.ts';

/** Beside a filter rail there are four in a row, elsewhere five; fewer on narrow screens. */
const columns = {
  4: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
  5: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
} as const;

export interface ProductGridProps {
  products: CatalogueProduct[];
  perRow: keyof typeof columns;
  /** How many pictures are in the first view; the rest are fetched when they come near. */
  eager?: number;
}

/** Product cards in rows. Cards far from view cost nothing until they come near. */
export function ProductGrid({ products, perRow, eager = 0 }: ProductGridProps) {
  const locale = useLocale();
  const shelf = useShelf();
  return (
    <div className="product-grid">
      <ul className={classNames('grid gap-x-(--gap-grid) gap-y-4 sm:gap-y-6', columns[perRow])}>
        {products.map((product, index) => (
          <li key={product.id} className="product-cell">
            <ProductCard
              product={cardProduct(product, locale)}
              isFavourite={shelf.isFavourite(product.id)}
              onFavourite={() => shelf.favourite(product.id)}
              onAdd={() => shelf.add(product)}
              priority={index < eager}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
