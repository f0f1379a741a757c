import type { StaffMember } from '@haat/contracts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ProtectedIcon, UnprotectedIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../platform/times.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { staffMessages } from '../messages.ts';
import { lastSeen } from './last-seen.ts';

/** Name and address, and the state of an invitation or of ended access. */
export function MemberName({ member, isSelf, now }: { member: StaffMember; isSelf: boolean; now: Date }) {
  const t = useMessages(staffMessages);
  const { stamp } = useTimes();
  const { state, link_valid_until: until, ended_at: endedAt } = member;
  const isLinkValid = until !== null && Date.parse(until) > now.getTime();
  return (
    <span className="flex items-center gap-3">
      <Avatar name={member.full_name} />
      <span className="min-w-0">
        <b className="font-medium">{member.full_name}</b> {isSelf && <span className="text-ink-subtle">{t.you}</span>}
        <span className="block text-xs text-ink-subtle">
          <EmailAddress of={member.email} />
        </span>
        {state === 'invited' && (
          <span className="block text-xs text-warning">{isLinkValid ? t.invited(stamp(until)) : t.linkEnded}</span>
        )}
        {state === 'ended' && endedAt && <span className="block text-xs">{t.ended(stamp(endedAt))}</span>}
      </span>
    </span>
  );
}

/** Whether a code is required after the password. */
export function FactorState({ isOn }: { isOn: boolean }) {
  const t = useMessages(staffMessages);
  return (
    <span className={`inline-flex items-center gap-1.5 ${isOn ? 'text-success' : 'text-warning'}`}>
      <Icon of={isOn ? ProtectedIcon : UnprotectedIcon} size={16} />
      {isOn ? t.on : t.off}
    </span>
  );
}

/** When a member was last active. */
export function LastSeenText({ at, now }: { at: string | null; now: Date }) {
  const t = useMessages(staffMessages);
  const { clock, stamp } = useTimes();
  const seen = lastSeen(at, now);
  const words = () => {
    if (!('at' in seen)) return t[seen.kind];
    if (seen.kind === 'today') return clock(seen.at);
    return seen.kind === 'yesterday' ? t.yesterday(clock(seen.at)) : stamp(seen.at);
  };
  return <span className="text-ink-muted">{words()}</span>;
}
