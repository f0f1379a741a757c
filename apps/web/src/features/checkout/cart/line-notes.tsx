import { fewLeft } from '@haat/contracts/catalogue/few-left';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { WarningIcon } from '@haat/ui/icons/icons.ts';
import { keepFocus } from '@haat/ui/navigation/keep-focus.ts';
import { useShopSettings } from '../../../platform/settings/shop-settings.ts';
import { type CartLine, dropCartChoice, setCartCount } from '../../cart/public.ts';
import type { CartRow } from './cart-view.ts';
import { checkoutMessages } from '../messages.ts';

/** Notes on a line: a changed price, what prevents ordering it, and that few are left. */
export function LineNotes({ row }: { row: CartRow }) {
  return (
    <>
      <PriceChange row={row} />
      <LineProblem row={row} />
      <FewLeft row={row} />
    </>
  );
}

/** Shown if the price has changed since the cart was last viewed. */
function PriceChange({ row: { product, seenPrice } }: { row: CartRow }) {
  const t = useMessages(checkoutMessages);
  const { money } = useFormat();
  if (!product || seenPrice === null || seenPrice === product.offer_price) return null;
  const [was, now] = [money(seenPrice), money(product.offer_price)];
  if (product.offer_price > seenPrice) return <Warning text={t.priceRose(was, now)} />;
  return <p className="text-xs font-medium text-success">{t.priceFell(was, now)}</p>;
}

/**
 * Shown if the product is no longer available in this size or colour. Both are optional, so the line can be ordered
 * without it.
 */
function GoneChoice({ line, gone }: { line: CartLine; gone: 'size' | 'color' }) {
  const t = useMessages(checkoutMessages);
  const choice = (gone === 'size' ? line.selectedSize : line.selectedColor) ?? '';
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Warning text={t.choiceGone(choice)} />
      <Button
        size="sm"
        variant="outline"
        onClick={(event) => keepFocus(event.currentTarget, () => dropCartChoice(line, gone))}
      >
        {t.orderWithout(choice)}
      </Button>
    </div>
  );
}

/** Shown while a line can be ordered but stock is low. */
function FewLeft({ row: { product, fits, goneChoice } }: { row: CartRow }) {
  const t = useMessages(checkoutMessages);
  const { number } = useFormat();
  if (!product || fits !== null || goneChoice || product.available >= fewLeft) return null;
  return <Warning text={t.onlyLeft(number(product.available))} />;
}

/** What prevents a line from being ordered, and how to resolve it. */
function LineProblem({ row: { line, product, fits, bound, goneChoice } }: { row: CartRow }) {
  const t = useMessages(checkoutMessages);
  const { phone } = useShopSettings();
  const { number, phone: phoneWords } = useFormat();
  if (goneChoice) return <GoneChoice line={line} gone={goneChoice} />;
  if (product === null || fits === null) return null;
  if (product.available === 0) return <Warning text={t.outOfStock} />;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Warning
        text={
          bound === 'order'
            ? t.maxInOneOrder(number(product.max_qty), phoneWords(phone))
            : t.onlyInStock(number(product.available))
        }
      />
      {fits > 0 && (
        <Button size="sm" variant="outline" onClick={() => setCartCount(line, fits)}>
          {t.take(number(fits))}
        </Button>
      )}
    </div>
  );
}

/** A warning on one line. */
export function Warning({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-1.5 text-xs font-medium text-warning">
      <Icon of={WarningIcon} size={16} />
      {text}
    </p>
  );
}
