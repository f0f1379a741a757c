import type { AdminZone } from '@haat/contracts';
import { call } from '../../platform/api/call.ts';
import { changedMeanwhile, type ChangedMeanwhile } from '../../ui/merge/changed-meanwhile.ts';

/** The outcome for a charge: stored, in conflict with somebody else's, or refused. */
export type ChargeOutcome =
  | { kind: 'stored'; zone: AdminZone }
  | ({ kind: 'conflict' } & ChangedMeanwhile<AdminZone>)
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
  const met = changedMeanwhile(answer.problem, zone);
  if (!met) return { kind: 'refused', code: answer.problem.code };
  const isSame = met.now.delivery_charge === zone.delivery_charge;
  return isSame ? sendCharge(met.now, charge) : { kind: 'conflict', ...met };
}
