import type { AdminShopperRow } from '@haat/contracts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { textLanguage } from '../orders/public.ts';
import { shopperMessages } from './messages.ts';

export interface ShopperListProps {
  shoppers: readonly AdminShopperRow[];
  /** The id of the shopper at the cursor. */
  current: string | null;
  onPlace: (id: string) => void;
}

/** Shoppers as a table, on phones as cards; a name opens its shopper. */
export function ShopperList({ shoppers, current, onPlace }: ShopperListProps) {
  const t = useMessages(shopperMessages);
  const { number, phone: phoneText } = useFormat();
  const { date } = useDates();
  const columns: Column<AdminShopperRow>[] = [
    {
      label: t.shopper,
      place: 'head',
      render: ({ id, full_name: name, email, is_blocked: isBlocked }) => (
        <span className="block min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <Link
              to={`/shoppers/${id}`}
              lang={textLanguage(name)}
              className="inline-flex min-h-6 items-center font-semibold break-words hover:underline max-md:min-h-8"
            >
              {name}
            </Link>
            {isBlocked && <Badge tone="danger">{t.blocked}</Badge>}
          </span>
          <span className="block text-xs text-ink-muted">
            <EmailAddress of={email} />
          </span>
        </span>
      ),
    },
    {
      label: t.phone,
      place: 'named',
      className: 'whitespace-nowrap',
      render: ({ phone }) => (phone === '' ? '–' : phoneText(phone)),
    },
    { label: t.ordersCount, place: 'named', isEnd: true, render: ({ orders }) => number(orders) },
    { label: t.registered, place: 'named', render: ({ registered_at: at }) => date(at) },
    { label: t.lastLogin, place: 'named', render: ({ last_login_at: at }) => date(at) },
  ];
  return (
    <CardTable
      label={t.shoppers}
      columns={columns}
      rows={shoppers}
      idOf={({ id }) => id}
      current={current}
      onPlace={onPlace}
      isQuiet={({ is_blocked: isBlocked }) => isBlocked}
    />
  );
}
