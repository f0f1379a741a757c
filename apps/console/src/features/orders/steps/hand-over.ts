import type { EndpointReply, Endpoints } from '@haat/contracts';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { queries } from '../../../platform/api/queries.ts';
import type { MoveOutcome } from './move-outcome.ts';
import { rememberSheet } from './written-sheet.ts';

interface HandedOver {
  orderNumbers: readonly string[];
  courier: string;
  isLeaving: boolean;
}

type Answer = EndpointReply<Endpoints['adminSheetCreate']>['data'];

/** Hands orders over on one sheet and remembers that sheet. Returns the outcome. */
export async function handOver({
  orderNumbers,
  courier,
  isLeaving,
}: HandedOver): Promise<{ outcome: MoveOutcome & { sheet: string | null } } | { problem: CallProblem }> {
  const body = { order_numbers: [...orderNumbers], ...(courier !== '' && { courier }) };
  const answer = await call('adminSheetCreate', { body }, { keepalive: isLeaving });
  if (!answer.ok) return { problem: answer.problem };
  const outcome = handOverOutcome(answer.body.data);
  if (outcome.sheet !== null) rememberSheet({ code: outcome.sheet, parcels: outcome.moved });
  void queries.invalidateQueries({ queryKey: ['sheets'] });
  return { outcome };
}

/**
 * Sums up the response. Unlike other steps, an order that somebody else has handed over counts as refused: it is on
 * another sheet.
 */
export function handOverOutcome({ sheet, results }: Answer): MoveOutcome & { sheet: string | null } {
  return {
    sheet,
    moved: results.filter(({ result }) => result === 'handed_over').length,
    refused: results
      .filter(({ result }) => result !== 'handed_over')
      .map(({ order_number: orderNumber, status, changed }) => ({ orderNumber, status, changed })),
  };
}
