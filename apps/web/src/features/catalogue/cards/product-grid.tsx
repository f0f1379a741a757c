import type { ProductCard as CatalogueProduct } from '@haat/contracts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { ProductCard } from '../../../ui/commerce/product-card.tsx';
import { cardProduct } from './card-product.ts';
import { useShelf } from './use-shelf.ts';

/**
 * Beside a filter rail there are four in a row, elsewhere five; fewer on narrow screens. A card not painted yet keeps
 * the height it will have (its picture is as high as wide), so that going back finds the same place.
 */
const columns = {
  4: {
    grid: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
    cell: '[contain-intrinsic-height:auto_calc(50cqi+8.75rem)] sm:[contain-intrinsic-height:auto_calc(33cqi+8.75rem)] xl:[contain-intrinsic-height:auto_calc(25cqi+8.75rem)]',
  },
  5: {
    grid: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
    cell: '[contain-intrinsic-height:auto_calc(50cqi+8.75rem)] sm:[contain-intrinsic-height:auto_calc(33cqi+8.75rem)] lg:[contain-intrinsic-height:auto_calc(25cqi+8.75rem)] xl:[contain-intrinsic-height:auto_calc(20cqi+8.75rem)]',
  },
} as const;

/** The cards of a list's first page are always painted; further ones only near the view. */
const paintedAtOnce = 30;

export interface ProductGridProps {
  products: CatalogueProduct[];
  perRow: keyof typeof columns;
  /** How many pictures are in the first view; the rest are fetched when they come near. */
  eager?: number;
  /** What was searched for: marked in the titles. */
  mark?: string | undefined;
}

/** Product cards in rows. Cards far from view cost nothing until they come near. */
export function ProductGrid({ products, perRow, eager = 0, mark }: ProductGridProps) {
  const locale = useLocale();
  const shelf = useShelf();
  const look = columns[perRow];
  return (
    <div className="@container">
      <ul className={classNames('grid gap-x-(--gap-grid) gap-y-4 sm:gap-y-6', look.grid)}>
        {products.map((product, index) => (
          <li
            key={product.id}
            // What is painted late is cut at its edge: there is room for the focus ring.
            className={index < paintedAtOnce ? undefined : classNames('-m-1 p-1 [content-visibility:auto]', look.cell)}
          >
            <ProductCard
              product={cardProduct(product, locale)}
              isFavourite={shelf.isFavourite(product.id)}
              onFavourite={() => shelf.favourite(product.id)}
              onAdd={() => shelf.add(product)}
              priority={index < eager}
              mark={mark}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
