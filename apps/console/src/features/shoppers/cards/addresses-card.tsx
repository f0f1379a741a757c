import type { AdminShopper } from '@haat/contracts';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { textLanguage, ZoneName } from '../../orders/public.ts';
import { shopperMessages } from '../messages.ts';

/** The addresses of a shopper's orders, as typed. */
export function AddressesCard({ addresses }: Pick<AdminShopper, 'addresses'>) {
  const t = useMessages(shopperMessages);
  const { phone: phoneText } = useFormat();
  const { date } = useDates();
  return (
    <PanelCard title={t.addresses} padded={false}>
      {addresses.length === 0 && <p className="p-4 text-ink-muted">{t.noAddresses}</p>}
      <ul>
        {addresses.map(({ name, phone, address, used_at: usedAt, ...order }) => (
          <li key={name + phone + address + order.zone} className="border-border px-4 py-2.5 not-first:border-t">
            <p lang={textLanguage(address)} className="break-words whitespace-pre-wrap">
              {address}
            </p>
            <p className="text-xs text-ink-muted">
              <span lang={textLanguage(name)}>{name}</span> · {phoneText(phone)} · <ZoneName order={order} /> ·{' '}
              {t.usedLast(date(usedAt))}
            </p>
          </li>
        ))}
      </ul>
    </PanelCard>
  );
}
