import type { Today } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowRightIcon, MailFailedIcon, SendIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queries } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { todayMessages } from '../messages.ts';

/** The newest mails that were given up; those about an order link to it. */
export function FailedMailsCard({ mails }: { mails: Today['failed_mails'] }) {
  const t = useMessages(todayMessages);
  const canSend = includesRole(useSession().role, 'operator');
  return (
    <div id="failed-mails" className="scroll-mt-20">
      <PanelCard title={t.failedMails} action={canSend && <SendAgain />} padded={false}>
        <ul>
          {mails.newest.map((mail) => (
            <li key={mail.id} className="border-border not-first:border-t">
              {mail.order_number === null ? (
                <div className="flex items-center gap-2.5 px-4 py-2.5">
                  <MailText mail={mail} />
                </div>
              ) : (
                <Link
                  to={`/orders/${mail.order_number}`}
                  className="flex items-center gap-2.5 px-4 py-2.5 hover:bg-surface-sunken"
                >
                  <MailText mail={mail} />
                  <Icon of={ArrowRightIcon} size={16} className="ms-auto flex-none text-ink-muted" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </PanelCard>
    </div>
  );
}

/** Requeues all of them: the cause may be fixed by now. */
function SendAgain() {
  const t = useMessages(todayMessages);
  const { number } = useFormat();
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    const answer = await call('adminMailsRetry', {});
    setSending(false);
    if (!answer.ok) return showToast({ kind: 'error', text: t.notSentAgain });
    const { mails } = answer.body.data;
    showToast({ kind: 'success', text: t.sentAgain(mails, number(mails)) });
    return queries.invalidateQueries({ queryKey: ['today'] });
  }
  return (
    <Button icon={SendIcon} busy={isSending} onClick={() => void send()}>
      {t.sendAgain}
    </Button>
  );
}

function MailText({ mail }: { mail: Today['failed_mails']['newest'][number] }) {
  const t = useMessages(todayMessages);
  const words = mail.order_number === null ? undefined : t.mailKinds[mail.kind]?.(mail.order_number);
  return (
    <>
      <Icon of={MailFailedIcon} size={18} className="flex-none text-danger" />
      <span className="min-w-0">
        <span className="block">{words ?? t.otherMail(mail.kind)}</span>
        <span lang="en" className="block truncate text-xs text-ink-muted">
          {mail.error ?? t.noReason}
        </span>
      </span>
    </>
  );
}
