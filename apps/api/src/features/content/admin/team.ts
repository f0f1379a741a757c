import { maxTeam, type AdminTeamMember, type Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { auditMade, changeRow, refuseStale } from '../../../platform/audit/change-row.ts';
import { placeAtEnd } from '../../../platform/audit/order-rows.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { requirePicture } from '../../catalogue/public.ts';

type Member = Prisma.TeamMemberGetPayload<object>;
type Fields = HandlerInput<Endpoints['adminTeamCreate']>['body'];
type Answer = { success: true; data: AdminTeamMember };

/** Withheld from the audit log, which keeps entries after people leave. */
const withheld: ReadonlySet<string> = new Set([
  'email',
  'address',
  'address_bn',
  'short_description',
  'short_description_bn',
]);

function memberView(member: Member): AdminTeamMember {
  return {
    id: member.id,
    photo: member.photo,
    title: member.title,
    title_bn: member.titleBn,
    designation: member.designation,
    designation_bn: member.designationBn,
    email: member.email,
    address: member.address,
    address_bn: member.addressBn,
    short_description: member.shortDescription,
    short_description_bn: member.shortDescriptionBn,
    version: member.version,
  };
}

function columnsOf({ photo, title, designation, email, address, ...fields }: Fields) {
  return {
    photo,
    title,
    titleBn: fields.title_bn,
    designation,
    designationBn: fields.designation_bn,
    email,
    address,
    addressBn: fields.address_bn,
    shortDescription: fields.short_description,
    shortDescriptionBn: fields.short_description_bn,
  };
}

/** The team members of 'About us' in their order. */
export async function listAdminTeam({ db }: Pick<Services, 'db'>): Promise<{ success: true; data: AdminTeamMember[] }> {
  const members = await db.teamMember.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }], take: maxTeam });
  return { success: true, data: members.map(memberView) };
}

/** Adds a team member at the end. Throws LIST_FULL, and VALIDATION for a picture that was not uploaded. */
export async function addTeamMember(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { body, staff, request }: HandlerInput<Endpoints['adminTeamCreate']>,
): Promise<Answer> {
  await requirePicture({ storage }, { path: body.photo, before: null });
  return withTransaction(db, async (tx) => {
    const position = await placeAtEnd(tx, { kind: 'team', most: maxTeam });
    const member = await tx.teamMember.create({ data: { ...columnsOf(body), position } });
    return auditMade(tx, memberView(member), { staff, request, withheld, action: 'adminTeamCreate', kind: 'team' });
  });
}

/** Changes a team member. Throws NOT_FOUND, VALIDATION, or CHANGED_MEANWHILE with the current one. */
export async function changeTeamMember(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { params: { id }, body: { version, ...fields }, staff, request }: HandlerInput<Endpoints['adminTeamChange']>,
): Promise<Answer> {
  const before = await db.teamMember.findUnique({ where: { id }, select: { photo: true } });
  await requirePicture({ storage }, { path: fields.photo, before: before?.photo ?? null });
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => tx.teamMember.findUnique({ where: { id } }),
    write: (tx) =>
      tx.teamMember.updateManyAndReturn({
        where: { id, version },
        data: { ...columnsOf(fields), version: { increment: 1 } },
      }),
    view: memberView,
    withheld,
    staff,
    request,
    action: 'adminTeamChange',
    kind: 'team',
  });
}

/** Removes a team member. Throws NOT_FOUND, or CHANGED_MEANWHILE with the current one. */
export async function removeTeamMember(
  { db }: Pick<Services, 'db'>,
  { params: { id }, body: { version }, staff, request: { requestId } }: HandlerInput<Endpoints['adminTeamRemove']>,
): Promise<{ success: true; data: Record<string, never> }> {
  await withTransaction(db, async (tx) => {
    const subject = { kind: 'team', id: String(id) } as const;
    const { count } = await tx.teamMember.deleteMany({ where: { id, version } });
    if (count === 0) {
      const row = await tx.teamMember.findUnique({ where: { id } });
      throw await refuseStale(tx, subject, { row, view: memberView });
    }
    await writeAudit(tx, { staff, action: 'adminTeamRemove', subject, requestId });
  });
  return { success: true, data: {} };
}
