import type { ShippingZone, ShownProduct } from '@haat/contracts';
import { fewLeft } from '@haat/contracts/catalogue/few-left';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { BottomBar } from '@haat/ui/layout/bottom-bar.tsx';
import { Button } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CartIcon, ChevronRightIcon, ErrorIcon, SuccessIcon, WarningIcon } from '@haat/ui/icons/icons.ts';
import { Price } from '../../../../ui/commerce/price.tsx';
import { QuantityStepper } from '@haat/ui/forms/quantity-stepper.tsx';
import { Stars } from '../../../../ui/commerce/rating.tsx';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { deferHydration } from '../../../../rendering/deferred-hydration.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { productMessages } from '../messages.ts';
import { ColourPicker, SizePicker } from './option-pickers.tsx';
import { ShareButton } from '../share-button.tsx';
import { useBuying, type Buying } from './use-buying.ts';
import { poishaFromTaka, takaFromPoisha } from '@haat/contracts/shared/poisha';

// The day of arrival appears with hydration; the server only says within how many days.
const BuyingFacts = deferHydration(async () => (await import('./buying-facts.tsx')).BuyingFacts, {
  movesByItself: true,
});

interface BuyBoxProps {
  product: ShownProduct;
  title: string;
  zones: readonly ShippingZone[];
  /** Called with the chosen colour, whose picture is then shown. */
  onColour: (colour: string | null) => void;
}

/** Shop, title, price, options, quantity and the buttons, which are a fixed bar on phones. */
export function BuyBox({ product, title, zones, onColour }: BuyBoxProps) {
  const t = useMessages(productMessages);
  const { money } = useFormat();
  const buying = useBuying(product);
  const { price, offer_price, color, product_size } = product;
  const isInStock = buying.stock > 0;
  const chooseColour = (colour: string | null) => {
    buying.setColour(colour);
    onColour(colour);
  };
  return (
    <div className="min-w-0">
      <SoldBy product={product} />
      <h1 className="mb-2">{title}</h1>
      <RatingLink product={product} />
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Price now={offer_price} was={price} size="lg" muted={!isInStock} />
        {isInStock && price > offer_price && <Badge tone="saving">{t.save(money(price - offer_price))}</Badge>}
      </p>
      <Stitch className="my-5" />
      {color.length > 0 && <ColourPicker colours={color} chosen={buying.colour} onChoose={chooseColour} />}
      {product_size.length > 0 && (
        <SizePicker
          sizes={product_size}
          chart={product.size_chart}
          chosen={buying.size}
          onChoose={buying.setSize}
          isAsking={buying.isAsking}
        />
      )}
      <div className="flex flex-wrap items-center gap-5">
        {isInStock && (
          <QuantityStepper value={buying.count} max={buying.stock} onChange={buying.setCount} label={title} />
        )}
        <StockLine stock={buying.stock} />
      </div>
      {isInStock ? (
        <div className="mt-6 grid grid-cols-2 gap-3 max-lg:hidden">
          <Button onClick={buying.add}>
            <Icon of={CartIcon} size={20} />
            {t.addToCart}
          </Button>
          <Button variant="secondary" onClick={buying.buyNow}>
            {t.buyNow}
          </Button>
        </div>
      ) : (
        <>
          <Button disabled full className="mt-6">
            {t.outOfStock}
          </Button>
          <p className="mt-3 text-sm text-ink-muted">{t.othersBelow}</p>
        </>
      )}
      {isInStock && <BuyingFacts sold={product.sold} zones={zones} />}
      <div className="-mx-3 mt-3 flex flex-wrap gap-2">
        {isInStock && <FavouriteButton id={product.id} />}
        <ShareButton title={title} />
      </div>
      {isInStock && <BuyBar product={product} buying={buying} />}
    </div>
  );
}

function SoldBy({ product }: { product: ShownProduct }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  return (
    <Link
      to={`/shop/all_product/${product.shop_id}`}
      className="-mt-1.5 inline-flex min-h-(--size-target) items-center gap-2 text-sm font-semibold text-accent hover:text-accent-hover"
    >
      <span className="size-8 flex-none overflow-hidden rounded-full border border-border">
        <Picture src={product.shop.photo} alt="" width={160} height={160} sizes="32px" />
      </span>
      <span className="sr-only">{t.sellerOf} </span>
      {inLocale(locale, product.shop.name, product.shop.name_bn)}
      <Icon of={ChevronRightIcon} size={16} />
    </Link>
  );
}

/** A link to the reviews further down, which opens their tab. */
function RatingLink({ product: { rating } }: { product: ShownProduct }) {
  const t = useMessages(productMessages);
  const { number, digits } = useFormat();
  if (rating.count === 0) return null;
  return (
    <p className="flex items-center gap-2.5">
      <Stars value={rating.average} />
      <b aria-hidden="true" className="font-semibold tabular-nums">
        {digits(rating.average.toFixed(1))}
      </b>
      <Link
        to="?tab=review#about"
        replace
        className="hit-target relative text-sm font-semibold text-accent underline decoration-accent-line underline-offset-4 hover:decoration-current"
      >
        {rating.count === 1 ? t.oneReview : t.reviewsLink(number(rating.count))}
      </Link>
    </p>
  );
}

function StockLine({ stock }: { stock: number }) {
  const t = useMessages(productMessages);
  const { number } = useFormat();
  const [look, icon, text] =
    stock < 1
      ? (['text-danger', ErrorIcon, t.outOfStock] as const)
      : stock < fewLeft
        ? (['text-warning', WarningIcon, t.lowStock(number(stock))] as const)
        : (['text-success', SuccessIcon, t.inStock] as const);
  return (
    <p className={`flex items-center gap-2 text-sm font-medium ${look}`}>
      <Icon of={icon} size={20} />
      {text}
    </p>
  );
}

function BuyBar({ product, buying }: { product: ShownProduct; buying: Buying }) {
  const t = useMessages(productMessages);
  const { money, number, digits } = useFormat();
  const { size, count } = buying;
  return (
    <BottomBar label={t.buyBar}>
      <p className="flex min-w-18 flex-col justify-center text-2xs text-ink-muted tabular-nums">
        <span>{size === null ? t.pieces(number(count)) : `${number(count)} × ${digits(size)}`}</span>
        <b className="text-lg leading-6 font-bold text-ink">
          {money(takaFromPoisha(poishaFromTaka(product.offer_price) * count))}
        </b>
      </p>
      <Button variant="secondary" onClick={buying.add} className="flex-1 px-2! text-sm!">
        {t.addToCart}
      </Button>
      <Button onClick={buying.buyNow} className="flex-1 px-2! text-sm!">
        {t.buyNow}
      </Button>
    </BottomBar>
  );
}
