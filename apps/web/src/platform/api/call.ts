import type { EndpointInput, EndpointReply, Endpoints, ShopEndpointName } from '@haat/contracts';
import { send, type CallParts, type CallProblem, type CallResult as Result } from '@haat/contracts/client';
import { routes, sharedEndpoints } from '@haat/contracts/routes';
import { bearerToken, endSession } from '../session/session.ts';

export type { CallProblem } from '@haat/contracts/client';

/** The result of a call: the response's body and headers, or a problem. */
export type CallResult<Name extends ShopEndpointName> = Result<EndpointReply<Endpoints[Name]>>;

/** Calls an endpoint by name with its typed input. Never throws: failures are results. */
export type Call = <Name extends ShopEndpointName>(
  name: Name,
  input: EndpointInput<Endpoints[Name]>,
  options?: { signal?: AbortSignal },
) => Promise<CallResult<Name>>;

const multipart: ReadonlySet<ShopEndpointName> = new Set(['profileChange', 'reviewPhoto', 'sellerRequestStore']);

/** Failures are also logged to the console, without any input. */
function log(name: ShopEndpointName, { code, status }: CallProblem): void {
  // oxlint-disable-next-line no-console -- the specification asks for failures to be logged
  console.warn(`${name} failed: ${code}${status ? ` (${status})` : ''}`);
}

/** Calls over HTTP, as the logged-in shopper if there is one. A 401 to a logged-in shopper ends the session on this device. */
export const call: Call = async <Name extends ShopEndpointName>(
  name: Name,
  input: EndpointInput<Endpoints[Name]>,
  { signal }: { signal?: AbortSignal } = {},
) => {
  const token = sharedEndpoints.has(name) ? null : bearerToken();
  const result = await send(routes[name], input as CallParts, {
    origin: location.origin,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    isForm: multipart.has(name),
    signal,
  });
  if (result.ok) return result as CallResult<Name>;
  log(name, result.problem);
  if (result.problem.status === 401 && token !== null && token === bearerToken()) endSession();
  return result;
};
