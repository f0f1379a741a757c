import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ordersMessages } from '../messages.ts';
import { Photo } from '../../../ui/photo.tsx';

/** A summary of an order's contents: up to three pictures, pieces and shops. */
export function Goods({ row }: { row: Pick<AdminOrderRow, 'photos' | 'lines' | 'pieces' | 'shops'> }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const shown = row.lines > 3 ? row.photos.slice(0, 2) : row.photos;
  const rest = row.lines - shown.length;
  return (
    <span className="flex items-center gap-2.5">
      <span className="flex *:-ms-2 *:ring-2 *:ring-surface *:first:ms-0">
        {shown.map((photo, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may show the same picture
          <Photo key={place} src={photo} size="size-7.5" />
        ))}
        {rest > 0 && (
          <b className="grid size-7.5 place-items-center rounded-[7px] bg-surface-sunken text-2xs font-semibold text-ink-muted">
            +{number(rest)}
          </b>
        )}
      </span>
      <span className="text-xs whitespace-nowrap text-ink-muted">
        {t.pieces(row.pieces, number(row.pieces))} · {t.shops(row.shops, number(row.shops))}
      </span>
    </span>
  );
}
