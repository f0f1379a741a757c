import type { OrderEvent } from '@haat/contracts';
import type { Prisma } from '@haat/db';

const byStaff = { staff: { select: { fullName: true } } } satisfies Prisma.OrderNoteInclude;

/** The relations that an order's history is built from. */
export const eventColumns = {
  changes: { include: { byStaff: { select: { fullName: true } }, byUser: { select: { fullName: true } } } },
  calls: { include: byStaff },
  tries: { include: byStaff },
  shopNotes: { include: byStaff },
  corrections: { include: byStaff },
} satisfies Prisma.OrderInclude;

type Events = Pick<Prisma.OrderGetPayload<{ include: typeof eventColumns }>, keyof typeof eventColumns>;

/** All events of an order, newest first. */
export function orderHistory({ changes, calls, tries, shopNotes, corrections }: Events): OrderEvent[] {
  const events: OrderEvent[] = [
    ...changes.map(({ createdAt, byStaff: staff, byUser: user, fromStatus, toStatus, reason }): OrderEvent => ({
      kind: 'status',
      at: createdAt.toISOString(),
      by: staff?.fullName ?? user?.fullName ?? null,
      is_shopper: staff === null && user !== null,
      from: fromStatus,
      to: toStatus,
      reason,
    })),
    ...calls.map(({ createdAt, staff, outcome, againAt }): OrderEvent => ({
      kind: 'call',
      at: createdAt.toISOString(),
      by: staff.fullName,
      outcome,
      again_at: againAt?.toISOString() ?? null,
    })),
    ...tries.map(({ createdAt, staff, nth, reason }): OrderEvent => ({
      kind: 'try',
      at: createdAt.toISOString(),
      by: staff.fullName,
      nth,
      reason,
    })),
    ...shopNotes.map(({ createdAt, staff, text }): OrderEvent => ({
      kind: 'note',
      at: createdAt.toISOString(),
      by: staff.fullName,
      text,
    })),
    ...corrections.map(({ createdAt, staff, field, before, after }): OrderEvent => ({
      kind: 'correction',
      at: createdAt.toISOString(),
      by: staff.fullName,
      field,
      before,
      after,
    })),
  ];
  return events.toSorted((one, other) => other.at.localeCompare(one.at));
}
