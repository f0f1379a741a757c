import type { Application } from '@haat/contracts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PhoneIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import type { ReactNode } from 'react';
import { useTimes } from '../../platform/times.ts';
import { CallButton } from '../../ui/button.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { applicationMessages } from './messages.ts';

/** The applicant, the application, and what is already known about both. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useMessages(applicationMessages);
  const { phone: phoneText } = useFormat();
  const { full } = useTimes();
  const { name, full_name: fullName, email, business_email: businessEmail, phone } = application;
  const facts: (readonly [string, ReactNode])[] = [
    [t.applicant, fullName],
    [
      t.phone,
      <span key="phone" className="flex items-center justify-end gap-2">
        {phoneText(phone)}
        <CallButton phone={phone} icon={PhoneIcon} aria-label={t.call(fullName)} className="w-(--size-control) px-0" />
      </span>,
    ],
    [t.email, <EmailAddress key="email" of={email} />],
    ...(businessEmail === null
      ? []
      : [[t.businessEmail, <EmailAddress key="business-email" of={businessEmail} />] as const]),
    [t.where, application.location],
    [t.sent, full(application.sent_at)],
  ];
  return (
    <>
      <div className="p-4">
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 className="min-w-0 flex-1 font-display text-xl break-words">{name}</h2>
          <Badge>{t.kinds[application.seller_kind]}</Badge>
          <span className="text-ink-muted">{application.reference}</span>
        </div>
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="min-w-0 text-end break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="border-t border-border p-4">
        <Known application={application} />
      </div>
    </>
  );
}

function Known({ application: { namesakes, others } }: { application: Application }) {
  const t = useMessages(applicationMessages);
  const { number } = useFormat();
  return (
    <Notice tone={namesakes.length + others.length > 0 ? 'warning' : 'plain'}>
      {namesakes.map(({ kind, name, products }) => (
        <p key={kind + name}>{t.namesake[kind](name, number(products))}</p>
      ))}
      {others.length === 0 ? (
        <p>{t.noOthers}</p>
      ) : (
        <p>
          {t.others}{' '}
          {others.map(({ reference, state }, place) => (
            <span key={reference}>
              {place > 0 && ', '}
              <Link to={`/applications/${reference}?state=${state}`} className="underline underline-offset-3">
                {reference}
              </Link>{' '}
              ({t.states[state]})
            </span>
          ))}
        </p>
      )}
    </Notice>
  );
}
