import type { EndpointInput, EndpointReply, Endpoints } from '@haat/contracts';
import { adminRoutes, consoleHeader, type AdminEndpointName } from '@haat/contracts/admin-routes';
import { send, type CallParts, type CallProblem, type CallResult } from '@haat/contracts/client';
import { routes } from '@haat/contracts/routes';
import { fieldsOf } from '@haat/ui/device/device.ts';
import { reportConnection } from '../connection/connection.ts';
import { confirmPerson } from './confirmation.ts';
import { reportSessionEnd } from './session-end.ts';

export type { CallProblem } from '@haat/contracts/client';

const { shippingList, shopList, categoryList, subcategoryList, brandList, shopSettings, searchSuggestions } = routes;
/** The endpoints that the console calls: its own, and some lists of the shop. */
const routesOf = {
  ...adminRoutes,
  shippingList,
  shopList,
  categoryList,
  subcategoryList,
  brandList,
  shopSettings,
  searchSuggestions,
};
type Name = AdminEndpointName | keyof typeof routesOf;

type Reply<Called extends Name> = EndpointReply<Endpoints[Called]>;
type Input<Called extends Name> = EndpointInput<Endpoints[Called]>;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Completes the request even if the page is left meanwhile. */
  keepalive?: boolean;
  /** Sent as a multipart form, for endpoints that take a file. */
  isForm?: boolean;
}

/** Endpoints of signing in, which show themselves what has to be confirmed. */
const confirming: ReadonlySet<Name> = new Set(['adminCode', 'adminConfirm', 'adminSecondFactorFinish']);

/**
 * Calls an endpoint of the console by name with its typed input. Never throws unless it is aborted: failures are
 * results. A 401 reports that the session has ended. If an owner has to confirm who they are, asks for it and sends
 * the call again.
 */
export async function call<Called extends Name>(
  name: Called,
  input: Input<Called>,
  { signal, keepalive = false, isForm = false }: CallOptions = {},
): Promise<CallResult<Reply<Called>>> {
  const route = routesOf[name];
  const headers = route.startsWith('GET ') ? {} : { [consoleHeader]: '1' };
  const options = { origin: location.origin, headers, signal, keepalive, isForm };
  let result = await send(route, input as CallParts, options);
  if (!result.ok && result.problem.code === 'REAUTHENTICATE' && !confirming.has(name)) {
    const { needs } = fieldsOf(result.problem.data);
    if (await confirmPerson(needs === 'code' ? 'code' : 'password'))
      result = await send(route, input as CallParts, options);
  }
  reportConnection(result.ok || result.problem.code !== 'NETWORK');
  if (!result.ok && result.problem.code === 'UNAUTHORIZED') reportSessionEnd();
  return result as CallResult<Reply<Called>>;
}

/** A problem as an error, for code that throws. */
export class CallFailure extends Error {
  readonly problem: CallProblem;

  constructor(problem: CallProblem) {
    super(`${problem.code}: ${problem.message}`);
    this.problem = problem;
  }
}

/** The body of a success. Throws `CallFailure`. */
export async function read<Called extends Name>(
  name: Called,
  input: Input<Called>,
  options?: CallOptions,
): Promise<Reply<Called>> {
  const result = await call(name, input, options);
  if (!result.ok) throw new CallFailure(result.problem);
  return result.body;
}

/** The problem behind anything that was thrown. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof CallFailure) return error.problem;
  return { code: 'INTERNAL', message: String(error), status: 0, errors: [], data: undefined };
}
