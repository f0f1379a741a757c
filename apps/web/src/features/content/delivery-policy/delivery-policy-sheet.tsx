import { Suspense, use } from 'react';
import type { CallResult } from '../../../platform/api/call.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextLink } from '@haat/ui/forms/button.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { TextSkeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useFilledText } from '../../../platform/settings/filled-text.ts';
import { deliveryPolicyMessages } from './messages.ts';

type Zones = Promise<CallResult<'shippingList'>>;

function ZoneTable({ zones }: { zones: Zones }) {
  const t = useMessages(deliveryPolicyMessages);
  const locale = useLocale();
  const { money, number } = useFormat();
  const result = use(zones);
  if (!result.ok) return <Notice tone="warning">{t.failed}</Notice>;
  return (
    <table className="mt-6 w-full text-start">
      <caption className="pb-1 text-start text-lg font-semibold">{t.zones}</caption>
      <thead className="text-sm text-ink-subtle">
        <tr className="border-b border-border">
          <th className="py-2 text-start font-medium">{t.zone}</th>
          <th className="py-2 pe-4 text-end font-medium">{t.days}</th>
          <th className="py-2 text-end font-medium">{t.charge}</th>
        </tr>
      </thead>
      <tbody>
        {result.body.data.map(({ id, shipping_address, shipping_address_bn, delivery_charge, delivery_days }) => (
          <tr key={id} className="border-b border-border last:border-0">
            <td className="py-3 pe-4">{inLocale(locale, shipping_address, shipping_address_bn)}</td>
            <td className="py-3 pe-4 text-end whitespace-nowrap text-ink-muted">
              {delivery_days > 0 && t.inDays(number(delivery_days))}
            </td>
            <td className="py-3 text-end font-semibold whitespace-nowrap tabular-nums">
              {delivery_charge === 0 ? t.free : money(delivery_charge)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The delivery policy with the current delivery areas and charges. */
export function DeliveryPolicySheet({ zones, onClose }: { zones: Zones; onClose: () => void }) {
  const t = useFilledText(useMessages(deliveryPolicyMessages));
  return (
    <Dialog onClose={onClose} title={t.title}>
      <div className="mx-auto max-w-(--container-prose) pb-4">
        <p className="text-ink-muted">{t.intro}</p>
        <ul className="mt-3 grid list-disc gap-1.5 ps-5 text-ink-muted marker:text-accent">
          {t.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <ZoneTable zones={zones} />
        </Suspense>
        <p className="mt-5">
          <TextLink to="/return_policy" onClick={onClose}>
            {t.returnPolicy}
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
