import type { AdminShopper } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PhoneIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { useTimes } from '../../../platform/times.ts';
import { CallButton } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { textLanguage } from '../../orders/public.ts';
import { shopperMessages } from '../messages.ts';

/** The shopper's identity, block, and what else the shop knows. */
export function PersonCard({ shopper }: { shopper: AdminShopper }) {
  const t = useMessages(shopperMessages);
  const { number, phone: phoneText } = useFormat();
  const { date } = useDates();
  const { full } = useTimes();
  const { phone, email, address, blocked, newsletter_since: since } = shopper;
  const facts: [string, ReactNode][] = [
    [
      t.phone,
      phone === '' ? (
        t.noPhone
      ) : (
        <span key="phone" className="flex items-center justify-end gap-2 whitespace-nowrap">
          {phoneText(phone)}
          <CallButton
            phone={phone}
            icon={PhoneIcon}
            aria-label={t.call(shopper.full_name)}
            className="w-(--size-control) px-0"
          />
        </span>
      ),
    ],
    [t.email, <EmailAddress key="email" of={email} />],
    [t.address, address === '' ? '–' : <Typed key="address" text={address} />],
    [t.registered, full(shopper.registered_at)],
    [t.lastLogin, full(shopper.last_login_at)],
  ];
  const more = [
    t.lists(number(shopper.in_cart), number(shopper.favourites)),
    ...(since === null ? [] : [t.newsletterSince(date(since))]),
    ...(shopper.seller_requests === 0 ? [] : [t.applications(number(shopper.seller_requests))]),
  ];
  return (
    <PanelCard title={t.person}>
      {blocked && (
        <Notice tone="error" className="mb-4">
          <b className="block font-semibold">
            {blocked.at === null ? t.blockedEarlier : t.blockedSince(full(blocked.at), blocked.by ?? t.aCommand)}
          </b>
          {blocked.reason}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 text-end break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {more.map((text) => (
        <p key={text} className="mt-2 text-xs text-ink-muted">
          {text}
        </p>
      ))}
    </PanelCard>
  );
}

/** As typed by the shopper. */
function Typed({ text }: { text: string }) {
  return <span lang={textLanguage(text)}>{text}</span>;
}
