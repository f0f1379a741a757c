import { formatPhone } from '@haat/contracts/shared/format';
import type { AdminOrder } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { EditIcon, NoAnswerIcon, PhoneIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useSession } from '../../../../platform/session.ts';
import { Button, CallButton } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { useReminders } from '../../../settings/public.ts';
import { ordersMessages } from '../../messages.ts';
import { SignLine, useCallWords } from '../../parts/calls-and-signs.tsx';
import { signsOf } from '../../parts/signs.ts';
import { textLanguage } from '../../parts/text-language.ts';
import { useZoneName } from '../../parts/zone-name.tsx';
import { orderMessages } from '../messages.ts';

/** The recipient and address of an order. `onCorrect` is undefined if nothing can be corrected any more. */
export function OrderPerson({ order, onCorrect }: { order: AdminOrder; onCorrect: (() => void) | undefined }) {
  const t = useMessages(orderMessages);
  const { money } = useFormat();
  const lists = useMessages(ordersMessages);
  const zoneName = useZoneName();
  const isOwner = includesRole(useSession().role, 'owner');
  return (
    <div className="rounded-lg border border-border bg-surface">
      {order.is_forgotten ? (
        <p className="p-4 text-ink-muted">{t.forgotten}</p>
      ) : (
        <>
          <Calling order={order} />
          <div className="flex items-start gap-2 border-t border-border p-4">
            <div className="min-w-0 flex-1">
              <p lang={textLanguage(order.address)} className="whitespace-pre-wrap">
                {order.address}
              </p>
              <p className="text-ink-muted">{t.zone(zoneName(order), money(order.delivery_charge))}</p>
              <p className="mt-1.5 text-xs text-ink-muted">
                <EmailAddress of={order.email} />
              </p>
              {isOwner && (
                <Link
                  to={`/shoppers?q=${order.order_number}`}
                  className="inline-flex min-h-6 items-center text-xs font-medium text-accent underline underline-offset-3"
                >
                  {t.toAccount}
                </Link>
              )}
            </div>
            <CopyButton iconOnly text={order.address} label={t.copyAddress} copiedLabel={lists.copied} />
            {onCorrect && (
              <Button aria-label={t.correct} onClick={onCorrect} className="w-(--size-control) flex-none px-0">
                <Icon of={EditIcon} size={18} />
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Calling({ order }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const { number, digits } = useFormat();
  const callWords = useCallWords();
  const signs = signsOf(order, useReminders().calls_before_giving_up);
  const { orders, delivered } = order.customer;
  const phone = formatPhone(order.phone, 'en');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 lang={textLanguage(order.name)} className="min-w-40 flex-1 font-semibold break-words">
          {order.name}
        </h2>
        <Badge tone={delivered > 0 ? 'success' : 'neutral'}>
          {t.earlier(orders, number(orders), number(delivered))}
        </Badge>
      </div>
      <div className="flex items-center gap-1.5">
        <span className="min-w-0 flex-1 text-lg font-semibold tracking-[-0.01em] whitespace-nowrap">
          {digits(phone)}
        </span>
        <CopyButton iconOnly text={phone} label={t.copyPhone} copiedLabel={lists.copied} />
        <CallButton phone={order.phone} icon={PhoneIcon} hint="c">
          {lists.call}
        </CallButton>
      </div>
      {signs.map((sign) => (
        <span key={sign.kind} className="text-xs">
          <SignLine sign={sign} />
        </span>
      ))}
      {order.calls.last && (
        <p className="flex items-center gap-1.5 text-xs text-ink-muted">
          <Icon of={NoAnswerIcon} size={14} className="text-warning" />
          {t.lastCall(callWords(order.calls), order.calls.last.by)}
        </p>
      )}
    </div>
  );
}
