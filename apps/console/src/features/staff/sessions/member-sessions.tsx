import type { StaffMember } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { useMemberChange } from '../members/use-member-change.ts';
import { staffMessages } from '../messages.ts';
import { useMemberSessions } from '../staff-queries.ts';
import { SessionRow } from './session-row.tsx';

/** The browsers in which a colleague is signed in, for an owner, who may end them. */
export function MemberSessions({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useMessages(staffMessages);
  const { data, isError, error, errorUpdatedAt, refetch } = useMemberSessions(member.id);
  const { endSessions, isSaving } = useMemberChange();
  const content = () => {
    if (data?.length === 0) return <p className="text-ink-muted">{t.signedInNowhere}</p>;
    if (data)
      return (
        <ul className="rounded-lg border border-border">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isSaving={isSaving}
              onEnd={() => void endSessions(member, session.id)}
            />
          ))}
        </ul>
      );
    if (isError) return <FailedNote error={error} failedAt={errorUpdatedAt} onRetry={() => void refetch()} />;
    return <LoadingLines />;
  };
  return (
    <Dialog
      title={t.sessionsOf(member.full_name)}
      onClose={onClose}
      footer={
        data &&
        data.length > 1 && (
          <div className="flex justify-end">
            <Button variant="danger" busy={isSaving} onClick={() => void endSessions(member)} className="max-sm:flex-1">
              {t.endAll}
            </Button>
          </div>
        )
      }
    >
      <div className="sm:min-w-110">{content()}</div>
    </Dialog>
  );
}
