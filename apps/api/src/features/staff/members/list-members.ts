import { type EndpointReply, type Endpoints, staffRoles } from '@haat/contracts';
import type { Services } from '../../../services.ts';

const maxListed = 250;

type MemberView = EndpointReply<Endpoints['adminStaffList']>['data'][number];

/** All staff, owners first, then by name; those without access come last. */
export async function listMembers({ db }: Pick<Services, 'db'>): Promise<MemberView[]> {
  const members = await db.staffMember.findMany({
    orderBy: [{ endedAt: { sort: 'desc', nulls: 'first' } }, { fullName: 'asc' }, { id: 'asc' }],
    take: maxListed,
  });
  const rank = (member: MemberView) => (member.ended_at === null ? -staffRoles.indexOf(member.role) : 1);
  return members
    .map((member) => ({
      id: member.id,
      full_name: member.fullName,
      email: member.email,
      role: member.role,
      state: stateOf(member),
      second_factor: member.totpConfirmedAt !== null,
      link_valid_until: member.invitationExpiresAt?.toISOString() ?? null,
      last_seen_at: member.lastSeenAt?.toISOString() ?? null,
      ended_at: member.endedAt?.toISOString() ?? null,
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}

function stateOf({
  endedAt,
  passwordHash,
}: {
  endedAt: Date | null;
  passwordHash: string | null;
}): MemberView['state'] {
  if (endedAt) return 'ended';
  return passwordHash === null ? 'invited' : 'active';
}
