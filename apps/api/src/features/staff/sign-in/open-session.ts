import { v7 as uuidV7 } from 'uuid';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import {
  hashOfStaffSecret,
  newStaffSecret,
  staffSecretIn,
  staffSessionHours,
} from '../../../platform/session/staff-cookie.ts';
import type { EndpointDefinition } from '@haat/contracts';

type Request = HandlerInput<EndpointDefinition>['request'];

const maxUserAgent = 300;

/**
 * Opens a session after a correct password and returns its secret; half-open if a code is still required. Ends the
 * browser's former session and all expired ones.
 */
export async function openSession(
  tx: Transaction,
  { staffId, isOpen, request }: { staffId: string; isOpen: boolean; request: Request },
): Promise<string> {
  const former = staffSecretIn(request.cookie);
  await tx.staffSession.deleteMany({
    where: {
      OR: [
        { createdAt: { lt: new Date(Date.now() - staffSessionHours * 60 * 60_000) } },
        ...(former ? [{ secretHash: hashOfStaffSecret(former) }] : []),
      ],
    },
  });
  const secret = newStaffSecret();
  const openedAt = isOpen ? new Date() : null;
  await tx.staffSession.create({
    data: {
      id: uuidV7(),
      secretHash: hashOfStaffSecret(secret),
      staffId,
      openedAt,
      confirmedAt: openedAt,
      userAgent: request.userAgent.replaceAll(/[^\x20-\x7E]/g, '').slice(0, maxUserAgent),
      network: request.ip,
    },
  });
  if (isOpen) await tx.staffMember.updateMany({ where: { id: staffId }, data: { lastSeenAt: openedAt } });
  return secret;
}
