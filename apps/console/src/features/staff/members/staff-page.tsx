import type { StaffMember } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { InviteIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useSession } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CardTable, type Column } from '../../../ui/list/card-table.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { staffMessages } from '../messages.ts';
import { useMembers } from '../staff-queries.ts';
import { InviteDialog, type InviteDialogProps } from './invite-dialog.tsx';
import { lastSeen } from './last-seen.ts';
import { MemberActions } from './member-actions.tsx';
import { FactorState, LastSeenText, MemberName } from './member-cells.tsx';
import { RightsCard } from './rights-card.tsx';
import { RoleChoice } from './role-choice.tsx';

/** The staff and their roles. Owners only. */
export function Page() {
  const t = useMessages(staffMessages);
  const members = useMembers();
  const { data } = members;
  const now = new Date(members.dataUpdatedAt);
  const [invited, setInvited] = useState<Pick<InviteDialogProps, 'again'> | null>(null);
  usePageTitle(t.staff);
  useShortcuts({ i: data && (() => setInvited({})) });
  const content = () => {
    if (data)
      return (
        <>
          <div className="rounded-lg border border-border bg-surface">
            <MemberList members={data} now={now} onInviteAgain={(again) => setInvited({ again })} />
          </div>
          <RightsCard />
          <p className="text-xs text-ink-subtle">{t.endHelp}</p>
        </>
      );
    if (members.isError)
      return (
        <FailedNote error={members.error} failedAt={members.errorUpdatedAt} onRetry={() => void members.refetch()} />
      );
    return <LoadingLines />;
  };
  return (
    <>
      <PageHead
        title={t.staff}
        text={data ? <Count members={data} now={now} /> : '\u00a0'}
        actions={
          data && (
            <Button variant="primary" icon={InviteIcon} hint="i" onClick={() => setInvited({})}>
              {t.invite}
            </Button>
          )
        }
      />
      <div className="grid gap-4">{content()}</div>
      {invited && <InviteDialog {...invited} onClose={() => setInvited(null)} />}
    </>
  );
}

function Count({ members, now }: { members: readonly StaffMember[]; now: Date }) {
  const t = useMessages(staffMessages);
  const { number } = useFormat();
  const present = members.filter(({ state }) => state !== 'ended');
  const here = present.filter((member) => lastSeen(member.last_seen_at, now).kind === 'now');
  return t.people(number(present.length), present.length === 1, number(here.length));
}

interface MemberListProps {
  members: readonly StaffMember[];
  /** When the list was loaded. */
  now: Date;
  onInviteAgain: (member: StaffMember) => void;
}

function MemberList({ members, now, onInviteAgain }: MemberListProps) {
  const t = useMessages(staffMessages);
  const { id: self } = useSession();
  const isSelf = ({ id }: StaffMember) => id === self;
  const columns: Column<StaffMember>[] = [
    {
      label: t.who,
      place: 'head',
      render: (member) => <MemberName member={member} isSelf={isSelf(member)} now={now} />,
    },
    {
      label: t.role,
      place: 'named',
      render: (member) =>
        isSelf(member) || member.state === 'ended' ? t.roles[member.role] : <RoleChoice member={member} />,
    },
    {
      label: t.secondFactor,
      place: 'named',
      render: (member) => (member.state === 'ended' ? '–' : <FactorState isOn={member.second_factor} />),
    },
    { label: t.hereLast, place: 'named', render: (member) => <LastSeenText at={member.last_seen_at} now={now} /> },
    {
      label: t.actions,
      isLabelHidden: true,
      place: 'below',
      isEnd: true,
      render: (member) => <MemberActions member={member} isSelf={isSelf(member)} onInviteAgain={onInviteAgain} />,
    },
  ];
  return (
    <CardTable
      label={t.staff}
      columns={columns}
      rows={members}
      idOf={({ id }) => id}
      isQuiet={({ state }) => state === 'ended'}
    />
  );
}
