import type { AdminOrder } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { TextButton } from '@haat/ui/forms/button.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MailFailedIcon, MailIcon, MailSentIcon } from '@haat/ui/icons/icons.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../platform/api/call.ts';
import { useTimes } from '../../../../platform/times.ts';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { orderMessages } from '../messages.ts';
import { NextMail, type NextMailProps } from './next-mail.tsx';

type Mail = AdminOrder['mails'][number];

const icons = { queued: MailIcon, sent: MailSentIcon, failed: MailFailedIcon } as const;

export interface OrderMailsProps {
  order: AdminOrder;
  /** The mail that goes with the next step; null if there is no such step. */
  next: NextMailProps | null;
}

/** The mails sent to the shopper, and the next one. */
export function OrderMails({ order, next }: OrderMailsProps) {
  const t = useMessages(orderMessages);
  const { stamp } = useTimes();
  const [opened, setOpened] = useState<Mail | null>(null);
  return (
    <PanelCard padded={false} title={t.mails}>
      {order.mails.length === 0 && !next && <p className="p-4 text-ink-muted">{t.noMails}</p>}
      <ul>
        {next && <NextMail {...next} />}
        {order.mails.map((mail) => (
          <li
            key={mail.id}
            className="flex min-h-13 items-center gap-3 border-b border-border px-4 py-2.25 last:border-0"
          >
            <Icon
              of={icons[mail.status]}
              size={18}
              className={mail.status === 'failed' ? 'text-danger' : 'text-accent'}
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{mail.subject ?? t.mailFallback}</span>
              <span className="block text-xs text-ink-subtle">
                {stamp(mail.at)} · {t.mailStates[mail.status]}
              </span>
              {mail.error && <span className="block text-xs text-danger">{mail.error}</span>}
            </span>
            <TextButton onClick={() => setOpened(mail)}>
              {t.read}
              <span className="sr-only"> {mail.subject ?? t.mailFallback}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {opened && <MailDialog mail={opened} orderNumber={order.order_number} onClose={() => setOpened(null)} />}
    </PanelCard>
  );
}

interface MailDialogProps {
  mail: Mail;
  orderNumber: string;
  onClose: () => void;
}

function MailDialog({ mail, orderNumber, onClose }: MailDialogProps) {
  const t = useMessages(orderMessages);
  const { data, isError } = useQuery({
    queryKey: ['mail', mail.id],
    queryFn: async ({ signal }) =>
      (await read('adminOrderMail', { params: { order_number: orderNumber, mail_id: mail.id } }, { signal })).data,
    staleTime: Infinity,
  });
  return (
    <Dialog title={data?.subject ?? mail.subject ?? t.mailFallback} onClose={onClose}>
      <p className="pb-2 text-xs text-ink-subtle">{t.mailTo(mail.recipient)}</p>
      <Stitch className="mb-3" />
      {isError && <p role="alert">{t.failed}</p>}
      {data ? <p className="whitespace-pre-wrap">{data.text}</p> : !isError && <Skeleton className="h-40" />}
    </Dialog>
  );
}
