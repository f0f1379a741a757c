import { formatPhone } from '@haat/contracts/shared/format';
import type { AdminOrder } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PhoneIcon } from '@haat/ui/icons/icons.ts';
import { useTimes } from '../../../platform/times.ts';
import { useMedia } from '../../../platform/use-media.ts';
import { CallButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ordersMessages } from '../messages.ts';
import { CallsAndSigns } from '../parts/calls-and-signs.tsx';
import { StatusSign } from '../parts/status-sign.tsx';
import { textLanguage } from '../parts/text-language.ts';
import { ZoneName } from '../parts/zone-name.tsx';
import { callMessages } from './messages.ts';

/** Whom to call, and what is already known. */
export function Whom({ order }: { order: AdminOrder }) {
  const t = useMessages(callMessages);
  const lists = useMessages(ordersMessages);
  const { digits, number } = useFormat();
  const { stamp, waited } = useTimes();
  const { unit, count } = waited(order.since);
  const phone = formatPhone(order.phone, 'en');
  const isWide = useMedia('(width >= 48rem)');
  return (
    <div className="grid gap-3 border-b border-border p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
        <b className="text-sm font-semibold">{order.order_number}</b>
        <StatusSign status={order.status} />
        <span className="ms-auto">
          {stamp(order.date)} ·{' '}
          {unit === 'hours' ? lists.waitsHours(count, number(count)) : lists.waitsDays(count, number(count))}
        </span>
      </p>
      <div>
        <h2 lang={textLanguage(order.name)} className="text-2xl font-bold">
          {order.name}
        </h2>
        <p className="text-ink-muted">
          <span lang={textLanguage(order.address)}>{order.address}</span> · <ZoneName order={order} />
        </p>
        {order.order_notes && (
          <p lang={textLanguage(order.order_notes)} className="mt-2 rounded-md bg-surface-sunken p-2.5">
            {order.order_notes}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <CallButton variant="primary" phone={order.phone} icon={PhoneIcon} hint="c" className="max-md:flex-1">
          {t.callNumber(digits(phone))}
        </CallButton>
        <CopyButton iconOnly={!isWide} text={phone} label={lists.copyPhone} copiedLabel={lists.copied} />
      </div>
      <CallsAndSigns row={order} />
    </div>
  );
}
