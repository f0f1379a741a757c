import type { AdminZone } from '@haat/contracts';
import { call } from '../../platform/api/call.ts';

/** The outcome for a charge: stored, in conflict with somebody else's, or refused. */
export type ChargeOutcome =
  | { kind: 'stored'; zone: AdminZone }
  | { kind: 'conflict'; now: AdminZone }
  | { kind: 'refused'; code: string };

/**
 * Stores the charge of a zone. Concurrent changes of other fields are kept; only a concurrent change of the charge
 * itself is a conflict. Never throws.
 */
export async function sendCharge(zone: AdminZone, charge: number): Promise<ChargeOutcome> {
  const { id, version, name, name_bn, delivery_days, places, is_active } = zone;
  const answer = await call('adminZoneChange', {
    params: { id },
    body: { version, name, name_bn, delivery_days, places, is_active, delivery_charge: charge },
  });
  if (answer.ok) return { kind: 'stored', zone: answer.body.data };
  const { code, data } = answer.problem;
  if (code !== 'CHANGED_MEANWHILE' || !isZone(data)) return { kind: 'refused', code };
  return data.delivery_charge === zone.delivery_charge ? sendCharge(data, charge) : { kind: 'conflict', now: data };
}

function isZone(data: unknown): data is AdminZone {
  return typeof data === 'object' && data !== null && 'delivery_charge' in data && 'version' in data;
}
