import { maxSavedViews, orderFilters, savedFilters, type Endpoints, type SavedView } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput, StaffCaller } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { countFiltered } from '../admin/list/count-orders.ts';

type Db = Pick<Services, 'db'>;

interface StoredView {
  id: number;
  name: string;
  filters: unknown;
}

const columns = { id: true, name: true, filters: true } as const;

/** The caller's views by name, with the number of orders in each. */
export async function listSavedViews({ db }: Db, { staffId }: StaffCaller): Promise<SavedView[]> {
  const stored = await db.savedOrderView.findMany({
    where: { staffId },
    select: columns,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return Promise.all(stored.map((each) => viewOf(db, each)));
}

async function viewOf(db: Services['db'], { id, name, filters }: StoredView): Promise<SavedView> {
  const asked = savedFilters.parse(filters);
  const { count, is_exact: isExact } = await countFiltered(db, orderFilters.parse(asked));
  return { id, name, filters: asked, found: { count, is_exact: isExact } };
}

/** Saves a view for the caller. Throws LIST_FULL if there are too many. */
export async function createSavedView(
  { db }: Db,
  { body, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderViewCreate']>,
): Promise<SavedView> {
  const { staffId } = staff;
  const stored = await withTransaction(db, async (tx) => {
    // Locked so that two simultaneous requests cannot both take the last place.
    await tx.$queryRaw`SELECT FROM staff_members WHERE id = ${staffId}::uuid FOR UPDATE`;
    if ((await tx.savedOrderView.count({ where: { staffId } })) >= maxSavedViews)
      throw new Problem('LIST_FULL', `You keep ${maxSavedViews} views already. Remove one first.`);
    const { name, filters } = body;
    const created = await tx.savedOrderView.create({ data: { staffId, name, filters }, select: columns });
    await audit(tx, { staff, requestId, action: 'adminOrderViewCreate', id: created.id });
    return created;
  });
  return viewOf(db, stored);
}

/** Renames one of the caller's views. Throws NOT_FOUND. */
export async function renameSavedView(
  { db }: Db,
  { params: { id }, body: { name }, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderViewRename']>,
): Promise<SavedView> {
  const stored = await withTransaction(db, async (tx) => {
    const [renamed] = await tx.savedOrderView.updateManyAndReturn({
      where: { id, staffId: staff.staffId },
      data: { name },
      select: columns,
    });
    if (!renamed) throw noSuchView();
    await audit(tx, { staff, requestId, action: 'adminOrderViewRename', id });
    return renamed;
  });
  return viewOf(db, stored);
}

/** Removes one of the caller's views. Throws NOT_FOUND. */
export async function removeSavedView(
  { db }: Db,
  { params: { id }, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderViewRemove']>,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const { count } = await tx.savedOrderView.deleteMany({ where: { id, staffId: staff.staffId } });
    if (count === 0) throw noSuchView();
    await audit(tx, { staff, requestId, action: 'adminOrderViewRemove', id });
  });
}

/** Another member's view is treated as missing. */
function noSuchView(): Problem {
  return new Problem('NOT_FOUND', 'You have no such view.');
}

interface Audit {
  staff: StaffCaller;
  requestId: string;
  action: 'adminOrderViewCreate' | 'adminOrderViewRename' | 'adminOrderViewRemove';
  id: number;
}

/** The name is the member's own text and stays out of the audit log. */
function audit(tx: Transaction, { id, ...by }: Audit): Promise<void> {
  return writeAudit(tx, { ...by, subject: { kind: 'view', id: String(id) } });
}
