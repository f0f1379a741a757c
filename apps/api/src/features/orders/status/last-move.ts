import type { OrderMoveResult, OrderStatus } from '@haat/contracts';
import type { Prisma } from '@haat/db';

const name = { select: { fullName: true } } as const;

/** The columns of an order that say what it is, and who moved it last. */
export const lastMove = {
  status: true,
  changes: {
    select: { toStatus: true, createdAt: true, byStaff: name, byUser: name },
    orderBy: { id: 'desc' },
    take: 1,
  },
} as const satisfies Prisma.OrderSelect;

interface Moved {
  status: OrderStatus;
  changes: Prisma.OrderGetPayload<{ select: typeof lastMove }>['changes'];
}

/** When an order got its status, and by whom; null if that is not known. */
export function lastMoveOf({ status, changes }: Moved): OrderMoveResult['changed'] {
  const last = changes.find(({ toStatus }) => toStatus === status);
  if (!last) return null;
  return { at: last.createdAt.toISOString(), by: last.byStaff?.fullName ?? last.byUser?.fullName ?? null };
}
