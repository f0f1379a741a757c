import type { StaffMember } from '@haat/contracts';
import { DeviceIcon, KeyIcon, InviteIcon, MailIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { staffMessages } from '../messages.ts';
import { MemberSessions } from '../sessions/member-sessions.tsx';
import { useMemberChange } from './use-member-change.ts';

export interface MemberActionsProps {
  member: StaffMember;
  isSelf: boolean;
  onInviteAgain: (member: StaffMember) => void;
}

/** An owner's actions for a member: end access; behind the dots, a new link, sessions and a reset. */
export function MemberActions({ member, isSelf, onInviteAgain }: MemberActionsProps) {
  const t = useMessages(staffMessages);
  const screen = useMessages(screenMessages);
  const { isSaving, sendLink, resetFactor, endAccess } = useMemberChange();
  const [question, setQuestion] = useState<'end' | 'reset' | 'sessions' | null>(null);
  const close = () => setQuestion(null);
  const closeAfter = async (done: Promise<boolean>) => {
    await done;
    close();
  };
  if (isSelf) return null;
  const { full_name: name, state } = member;
  if (state === 'ended')
    return (
      <Button icon={InviteIcon} onClick={() => onInviteAgain(member)}>
        {t.inviteAgain}
        <span className="sr-only">{name}</span>
      </Button>
    );
  return (
    <span className="flex justify-end gap-2 max-table:justify-start">
      <Button variant="cancel" onClick={() => setQuestion('end')}>
        {t.endAccess}
        <span className="sr-only">{name}</span>
      </Button>
      <MoreMenu
        label={screen.moreFor(name)}
        actions={[
          {
            label: state === 'invited' ? t.invitationAgain : t.newLink,
            icon: MailIcon,
            onPress: () => void sendLink(member),
          },
          ...(state === 'active'
            ? [{ label: t.signedInWhere, icon: DeviceIcon, onPress: () => setQuestion('sessions') }]
            : []),
          ...(member.second_factor
            ? [{ label: t.resetFactor, icon: KeyIcon, onPress: () => setQuestion('reset') }]
            : []),
        ]}
      />
      {question === 'sessions' && <MemberSessions member={member} onClose={close} />}
      {question === 'end' && (
        <QuestionDialog
          title={t.endTitle(name)}
          text={t.endText}
          doLabel={t.end}
          isDanger
          isSaving={isSaving}
          onDo={() => void closeAfter(endAccess(member))}
          onClose={close}
        />
      )}
      {question === 'reset' && (
        <QuestionDialog
          title={t.resetTitle(name)}
          text={t.resetText}
          doLabel={t.reset}
          isDanger
          isSaving={isSaving}
          onDo={() => void closeAfter(resetFactor(member))}
          onClose={close}
        />
      )}
    </span>
  );
}
