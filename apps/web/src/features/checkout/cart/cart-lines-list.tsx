import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { type CartLine, removeFromCart, setCartCount } from '../../cart/public.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { showToast, undoMs } from '@haat/ui/feedback/feedback.ts';
import { IconButton } from '@haat/ui/forms/icon-button.tsx';
import { RemoveIcon } from '@haat/ui/icons/icons.ts';
import { keepFocus } from '@haat/ui/navigation/keep-focus.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { QuantityStepper } from '@haat/ui/forms/quantity-stepper.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import type { CartRow } from './cart-view.ts';
import { LineNotes, Warning } from './line-notes.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { checkoutMessages } from '../messages.ts';

/** The cart's lines, with controls to change and remove them. */
export function CartLines({ rows }: { rows: CartRow[] }) {
  return (
    <ul className="divide-y divide-border">
      {rows.map((row) => (
        <li
          key={`${row.line.id}|${row.line.selectedColor}|${row.line.selectedSize}`}
          className="py-4 first:pt-0 last:pb-0 sm:py-5"
        >
          {row.product?.problem === 'NOT_FOUND' ? <GoneLine line={row.line} /> : <CartLineRow row={row} />}
        </li>
      ))}
    </ul>
  );
}

function CartLineRow({ row }: { row: CartRow }) {
  const t = useMessages(checkoutMessages);
  const { money, digits } = useFormat();
  const locale = useLocale();
  const { line, product, colorBn, lineTotal } = row;
  const name = product ? inLocale(locale, product.name, product.name_bn) : '';
  const options = [
    ...(line.selectedColor === null ? [] : [`${t.colour}: ${inLocale(locale, line.selectedColor, colorBn)}`]),
    ...(line.selectedSize === null ? [] : [`${t.size}: ${digits(line.selectedSize)}`]),
  ];

  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto_auto] sm:gap-x-5">
      {product ? (
        <Link
          to={`/product/product_details/${product.slug}`}
          tabIndex={-1}
          aria-hidden="true"
          className="max-sm:row-span-2"
        >
          <Thumbnail src={product.photo} size="lg" />
        </Link>
      ) : (
        <Skeleton className="size-18 sm:size-22" />
      )}
      <div className="min-w-0 sm:self-center">
        <p className="font-medium">
          {product ? (
            <Link to={`/product/product_details/${product.slug}`}>{name}</Link>
          ) : (
            <Skeleton className="h-5 w-40" />
          )}
        </p>
        {product && (
          <p className="mt-0.5 text-xs text-ink-subtle">{inLocale(locale, product.shop_name, product.shop_name_bn)}</p>
        )}
        {options.length > 0 && <p className="mt-0.5 text-xs text-ink-muted">{options.join(' · ')}</p>}
        <LineNotes row={row} />
      </div>
      <div className="flex items-start justify-between gap-3 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:items-center sm:gap-4">
        <div>
          <QuantityStepper size="sm" label={name} value={line.count} onChange={(count) => setCartCount(line, count)} />
          {product && <p className="mt-1 text-center text-xs text-ink-muted">{t.each(money(product.offer_price))}</p>}
        </div>
        <Money taka={lineTotal} className="text-end font-semibold max-sm:leading-(--size-target) sm:min-w-20" />
      </div>
      <RemoveButton
        line={line}
        name={name}
        className="max-sm:col-start-3 max-sm:row-start-1 max-sm:-mt-2.5 sm:self-center"
      />
    </div>
  );
}

/** A line whose product no longer exists; it can only be removed. */
function GoneLine({ line }: { line: CartLine }) {
  const t = useMessages(checkoutMessages);
  return (
    <div className="flex items-center gap-3 sm:gap-5">
      <Thumbnail src="" size="lg" />
      <div className="min-w-0 flex-1">
        <Warning text={t.noLongerSold} />
      </div>
      <RemoveButton line={line} name={t.product} />
    </div>
  );
}

function RemoveButton({ line, name, className }: { line: CartLine; name: string; className?: string }) {
  const t = useMessages(checkoutMessages);

  function remove() {
    const takeBack = removeFromCart(line);
    if (takeBack)
      showToast({
        kind: 'success',
        text: t.removed,
        staysMs: undoMs,
        action: { label: t.undo, onPress: takeBack },
      });
  }

  return (
    <IconButton
      icon={RemoveIcon}
      label={t.remove(name)}
      onClick={(event) => keepFocus(event.currentTarget, remove)}
      className={classNames('-me-2.5', className)}
    />
  );
}
