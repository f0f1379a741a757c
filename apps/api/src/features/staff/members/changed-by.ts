import type { Audited } from '../../../platform/audit/write-audit.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { EndpointDefinition, EndpointName } from '@haat/contracts';

/** Who makes a change and how: an owner in the console, or a command on the server. */
export type ChangedBy = Pick<Audited, 'staff' | 'action' | 'requestId'>;

/** A change made through an endpoint. */
export function changedBy(
  action: EndpointName,
  { staff, request }: Pick<HandlerInput<EndpointDefinition>, 'staff' | 'request'>,
): ChangedBy {
  return { staff, action, requestId: request.requestId };
}
