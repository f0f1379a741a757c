import type { ProductCard as CatalogueProduct } from '@haat/contracts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { ProductCard } from '../../../ui/commerce/product-card.tsx';
import { cardProduct } from './card-product.ts';
import { secondPictureOf } from './second-picture.ts';
import { useCardActions } from './use-card-actions.ts';

/**
 * Four columns beside a filter rail, otherwise five; fewer on narrow screens. `contain-intrinsic-size` reserves the
 * height of cards that are not painted yet (their picture is square; `.staged-cells` does it on phones), so that going
 * back restores the scroll position.
 */
const columns = {
  4: {
    grid: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4',
    cell: 'sm:[contain-intrinsic-height:auto_calc(33cqi+8.75rem)] xl:[contain-intrinsic-height:auto_calc(25cqi+8.75rem)]',
  },
  5: {
    grid: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
    cell: 'sm:[contain-intrinsic-height:auto_calc(33cqi+8.75rem)] lg:[contain-intrinsic-height:auto_calc(25cqi+8.75rem)] xl:[contain-intrinsic-height:auto_calc(20cqi+8.75rem)]',
  },
} as const;

/** The first page of a list is always painted; further cards only near the viewport. */
const paintedAtOnce = 30;

export interface ProductGridProps {
  products: CatalogueProduct[];
  perRow: keyof typeof columns;
  /** Number of pictures in the first view; the rest load lazily. */
  eager?: number;
  /** Search words to highlight in the titles. */
  mark?: string | undefined;
}

/** Product cards in rows. Cards far outside the viewport are not painted. */
export function ProductGrid({ products, perRow, eager = 0, mark }: ProductGridProps) {
  const locale = useLocale();
  const actions = useCardActions();
  const look = columns[perRow];
  return (
    <div className="@container">
      <ul className={classNames('staged-cells grid gap-x-(--gap-grid) gap-y-4 sm:gap-y-6', look.grid)}>
        {products.map((product, index) => (
          <li
            key={product.id}
            // `content-visibility` clips at the cell's edge: the padding leaves room for the focus ring.
            className={index < paintedAtOnce ? undefined : classNames('-m-1 p-1 [content-visibility:auto]', look.cell)}
          >
            <ProductCard
              product={cardProduct(product, locale)}
              isFavourite={actions.isFavourite(product.id)}
              onFavourite={() => actions.favourite(product.id)}
              onAdd={() => actions.add(product)}
              inCart={actions.inCart(product.id)}
              onTakeOne={() => actions.takeOne(product.id)}
              findSecondPicture={() => secondPictureOf(product.id)}
              priority={index < eager}
              mark={mark}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
