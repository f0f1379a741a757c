import { clip } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CartIcon, HeartIcon } from '@haat/ui/icons/icons.ts';
import { QuantityStepper } from '@haat/ui/forms/quantity-stepper.tsx';
import { productUiMessages } from '../messages.ts';
import { Marked } from '@haat/ui/text/marked.tsx';
import { Picture } from '../media/picture.tsx';
import { useTurningPicture } from '../media/turning-picture.ts';
import { OffBadge, Price } from './price.tsx';
import { RatingLine } from './rating.tsx';
import { SecondPicture, useSecondPicture, type FindPicture } from './second-picture.tsx';
import { gridPictureSizes } from './grid-picture-sizes.ts';

/** The product data of a card; texts in the page's language, prices in Taka. */
export interface CardProduct {
  slug: string;
  title: string;
  shopName: string;
  photo: string;
  price: number;
  offerPrice: number;
  rating: { average: number; count: number };
  inStock: boolean;
}

export interface ProductCardProps {
  product: CardProduct;
  isFavourite: boolean;
  onFavourite: () => void;
  onAdd: () => void;
  /** Pieces in the cart, over all sizes and colours; from 1 on they can be changed on the card. */
  inCart?: number | undefined;
  /** Removes one of several pieces from the cart. */
  onTakeOne?: (() => void) | undefined;
  /** Finds the picture to show on hover. */
  findSecondPicture?: FindPicture | undefined;
  /**
   * `grid` truncates titles at 20 characters; `slider` at 15, with the picture beside the text on phones, and is a
   * single tab stop: ↓ reaches its buttons.
   */
  layout?: 'grid' | 'slider' | undefined;
  /** Whether it is in the first view, so that its picture loads eagerly. */
  priority?: boolean | undefined;
  /** Search words to highlight in the title. */
  mark?: string | undefined;
}

const layouts = {
  grid: {
    letters: 20,
    buttons: {},
    card: 'flex-col',
    picture: 'aspect-square',
    heart: 'end-1',
    body: 'px-3 py-2.5 sm:px-3.5 sm:py-3',
    sizes: gridPictureSizes,
  },
  slider: {
    letters: 15,
    buttons: { tabIndex: -1 },
    card: 'flex-row above-480:flex-col',
    picture: 'aspect-square w-37 flex-none above-480:w-auto',
    heart: 'start-26 above-480:start-auto above-480:end-1',
    body: 'px-3.5 py-3',
    sizes: '(width > 64rem) 236px, (width > 37.5rem) 32vw, (width > 30rem) 46vw, 148px',
  },
} as const;

/** A product in a list or slider: one link, with favourite and add buttons on top of it. */
export function ProductCard({
  product,
  isFavourite,
  onFavourite,
  onAdd,
  inCart = 0,
  onTakeOne,
  findSecondPicture,
  layout = 'grid',
  priority,
  mark = '',
}: ProductCardProps) {
  const look = layouts[layout];
  const { title, inStock } = product;
  const path = `/product/product_details/${product.slug}`;
  const turning = useTurningPicture(path, product.slug);
  const second = useSecondPicture(inStock ? findSecondPicture : undefined, look.sizes);
  return (
    <article
      {...second.pointerProps}
      className={classNames(
        'group/card card-ring relative flex h-full min-w-0 overflow-hidden rounded-lg border border-border bg-surface transition-colors focus-within:border-accent-line hover:border-accent-line',
        look.card,
      )}
    >
      <div className={classNames('relative overflow-hidden bg-surface-sunken', look.picture)}>
        <Picture
          src={product.photo}
          alt=""
          width={480}
          height={480}
          sizes={look.sizes}
          priority={priority}
          style={turning}
          className={classNames(
            'transition-[scale] duration-(--duration-slow) group-hover/card:scale-104',
            !inStock && 'opacity-60 grayscale-85',
          )}
        />
        <SecondPicture src={second.src} sizes={look.sizes} />
        {inStock && (
          <span className="absolute start-2.5 top-2.5">
            <OffBadge price={product.price} offerPrice={product.offerPrice} />
          </span>
        )}
        {inStock && inCart > 0 && (
          <span className="absolute bottom-2 left-1/2 z-1 -translate-x-1/2">
            <QuantityStepper
              size="sm"
              label={title}
              value={inCart}
              onChange={(count) => (count > inCart ? onAdd() : onTakeOne?.())}
            />
          </span>
        )}
      </div>
      <div className={classNames('flex min-w-0 flex-1 flex-col gap-0.5', look.body)}>
        <h3 className="text-sm font-medium">
          {/* As high as a target must be, next to one that floats above the card. */}
          <Link to={path} viewTransition title={title} className="card-link -my-0.5 block truncate py-0.5">
            <span aria-hidden="true">
              <Marked text={clip(title, { letters: look.letters })} part={mark} />
            </span>
            <span className="sr-only">{title}</span>
          </Link>
        </h3>
        <p className="truncate text-xs text-ink-subtle">{product.shopName}</p>
        <RatingLine {...product.rating} className="mt-1" />
        <div className="mt-auto flex min-h-13 flex-wrap items-end justify-between gap-2 pt-2">
          <Price now={product.offerPrice} was={product.price} stacked muted={!inStock} />
          {inStock ? <AddButton title={title} onAdd={onAdd} {...look.buttons} /> : <OutOfStock title={title} />}
        </div>
      </div>
      {inStock && (
        <Heart title={title} isOn={isFavourite} onPress={onFavourite} className={look.heart} {...look.buttons} />
      )}
    </article>
  );
}

interface HeartProps {
  title: string;
  isOn: boolean;
  onPress: () => void;
  className: string;
  tabIndex?: number;
}

function Heart({ title, isOn, onPress, className, tabIndex }: HeartProps) {
  const t = useMessages(productUiMessages);
  return (
    <button
      type="button"
      aria-label={`${t.favourite}: ${title}`}
      aria-pressed={isOn}
      tabIndex={tabIndex}
      onClick={onPress}
      className={classNames(
        'absolute top-1 z-1 grid size-(--size-target) place-items-center rounded-full before:absolute before:inset-1 before:rounded-full before:bg-surface/85',
        className,
        isOn && 'text-offer',
      )}
    >
      <Icon of={HeartIcon} size={20} isFilled={isOn} className="relative" />
    </button>
  );
}

function AddButton({ title, onAdd, tabIndex }: { title: string; onAdd: () => void; tabIndex?: number }) {
  const t = useMessages(productUiMessages);
  return (
    <button
      type="button"
      aria-label={`${t.addToCart}: ${title}`}
      tabIndex={tabIndex}
      onClick={onAdd}
      className="key-hint relative z-1 grid size-(--size-target) flex-none place-items-center rounded-md bg-accent-soft text-accent-hover transition-colors group-hover/card:bg-accent group-hover/card:text-on-accent"
    >
      <Icon of={CartIcon} size={20} />
    </button>
  );
}

function OutOfStock({ title }: { title: string }) {
  const t = useMessages(productUiMessages);
  return (
    <button
      type="button"
      disabled
      aria-label={`${t.outOfStock}: ${title}`}
      className="relative z-1 min-h-(--size-target) cursor-not-allowed rounded-md bg-surface-sunken px-2 text-2xs leading-4 font-semibold text-balance text-ink-subtle max-sm:max-w-18 sm:px-3 sm:text-xs sm:whitespace-nowrap"
    >
      {t.outOfStock}
    </button>
  );
}
