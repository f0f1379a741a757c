import type { AdminProductRow, BoundedCount, HeldProduct } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useCountText } from '../../../ui/list/use-count-text.ts';
import { Photo } from '../../../ui/photo.tsx';
import { productsMessages } from '../messages.ts';
import { retireMessages } from './messages.ts';

interface HeldRowsProps {
  rows: readonly AdminProductRow[];
  /** By the products' ids; undefined if they were not counted. */
  held: ReadonlyMap<number, HeldProduct> | undefined;
  isCounting: boolean;
}

/** The products with their stock and where shoppers have them. */
export function HeldRows({ rows, held, isCounting }: HeldRowsProps) {
  const { counting } = useMessages(retireMessages);
  const { left } = useMessages(productsMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const holders = useHolders();
  return (
    <>
      {isCounting && (
        <p role="status" className="sr-only">
          {counting}
        </p>
      )}
      <ul className="mt-4 rounded-lg border border-border">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-border px-4 py-2 not-first:border-t">
            <Photo src={row.photo} size="size-9" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{inLocale(locale, row.title, row.title_bn)}</span>
              <span className="block text-xs text-ink-muted">
                {[left(number(row.stock)), ...holders(held?.get(row.id))].join(' · ')}
                {isCounting && <Skeleton className="ms-2 inline-block h-3 w-40 align-middle" />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a product is, in words; nothing if it was not counted. */
function useHolders(): (held: HeldProduct | undefined) => string[] {
  const t = useMessages(retireMessages);
  const countText = useCountText();
  return (held) => {
    if (!held) return [];
    const places: [BoundedCount, (count: number, text: string) => string][] = [
      [held.open_orders, t.openOrders],
      [held.carts, t.carts],
      [held.favourites, t.favourites],
    ];
    const said = places.flatMap(([of, words]) => (of.count === 0 ? [] : [words(of.count, countText(of))]));
    return said.length === 0 ? [t.nowhere] : said;
  };
}
