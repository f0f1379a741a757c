import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Button } from '@haat/ui/forms/button.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CartIcon, CloseIcon } from '@haat/ui/icons/icons.ts';
import { keepFocus } from '@haat/ui/navigation/keep-focus.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { OffBadge, Price } from '../../ui/commerce/price.tsx';
import { useCardActions } from '../catalogue/public.ts';
import type { FavouriteProduct } from './load-favourites.ts';
import { favouritesMessages } from './messages.ts';
import { gridPictureSizes } from '../../ui/commerce/grid-picture-sizes.ts';

/** A favourite: product, quantity, and buttons to add it to the cart and to remove it. */
export function FavouriteCard({ favourite, onRemove }: { favourite: FavouriteProduct; onRemove: () => void }) {
  const t = useMessages(favouritesMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const { add } = useCardActions();
  const { product, quantity } = favourite;
  const title = inLocale(locale, product.title, product.title_bn);
  const inStock = product.stock !== '0';
  return (
    <article className="card-ring relative flex h-full flex-col overflow-hidden rounded-lg border border-border bg-surface focus-within:border-accent-line hover:border-accent-line">
      <div className="relative aspect-square bg-surface-sunken">
        <Picture
          src={product.photo}
          alt=""
          width={480}
          height={480}
          sizes={gridPictureSizes}
          className={classNames(!inStock && 'opacity-60 grayscale-85')}
        />
        {inStock && (
          <span className="absolute start-2.5 top-2.5">
            <OffBadge price={product.price} offerPrice={product.offer_price} />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-0.5 p-3 sm:p-3.5">
        <h2 className="line-clamp-2 font-sans text-sm font-medium">
          <Link to={`/product/product_details/${product.slug}`} className="card-link">
            {title}
          </Link>
        </h2>
        <p className="truncate text-xs text-ink-subtle">{inLocale(locale, product.shop.name, product.shop.name_bn)}</p>
        {quantity > 1 && <p className="text-xs text-ink-subtle">{t.quantity(number(quantity))}</p>}
        <div className="mt-auto flex flex-col gap-2.5 pt-2">
          <Price now={product.offer_price} was={product.price} stacked muted={!inStock} />
          <Button
            variant="secondary"
            size="sm"
            full
            disabled={!inStock}
            aria-label={`${inStock ? t.addToCart : t.outOfStock}: ${title}`}
            onClick={() => add(product)}
            className="relative z-1"
          >
            {inStock && <Icon of={CartIcon} size={16} />}
            {inStock ? t.addToCart : t.outOfStock}
          </Button>
        </div>
      </div>
      <IconButton
        icon={CloseIcon}
        label={t.remove(title)}
        look="floating"
        size="sm"
        onClick={(event) => keepFocus(event.currentTarget, onRemove)}
        className="absolute! end-1.5 top-1.5 z-1"
      />
    </article>
  );
}
