import { classNames } from '@haat/ui/class-names.ts';
import { ProductPhoto } from './product-photo.tsx';
import type { ShownProduct } from './use-shown-product.ts';

/** A preview of a product's card in lists. */
export function CardPreview({ product: { locale, title, shop, price, offer, photos } }: { product: ShownProduct }) {
  return (
    <div
      lang={locale}
      className="relative mx-auto w-56 max-w-full overflow-clip rounded-xl border border-border bg-surface"
    >
      <ProductPhoto src={photos[0]} width={480} className="aspect-square w-full" />
      {offer && (
        <span className="absolute start-3 top-3 rounded-xs bg-offer px-2 py-0.5 text-xs font-semibold text-on-offer">
          {offer.percent}
        </span>
      )}
      <div className="p-3.5">
        <p className="line-clamp-2">{title}</p>
        <p className="text-xs text-ink-muted">{shop}</p>
        <p className={classNames('mt-1.5 text-xs text-ink-subtle line-through', !offer && 'invisible')}>
          {offer?.was ?? price}
        </p>
        <p className="text-lg leading-tight font-semibold">{price}</p>
      </div>
    </div>
  );
}
