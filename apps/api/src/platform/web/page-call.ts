import type { EndpointInput, EndpointName, EndpointReply, Endpoints, FieldError, ProblemCode } from '@haat/contracts';
import type { CallInProcess } from '../http/in-process.ts';
import { toProblem } from '../http/to-problem.ts';
import type { Log } from '../log.ts';

/** The result of a call from a page, the same as that of the web app's own `Call` over HTTP. */
type PageCallResult<Name extends EndpointName> =
  | { ok: true; body: EndpointReply<Endpoints[Name]>; headers: null }
  | {
      ok: false;
      problem: {
        code: ProblemCode;
        message: string;
        status: number;
        errors: FieldError[];
        data: unknown;
      };
    };

/** How pages read data while they are rendered. Never throws. */
export type PageCall = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Endpoints[Name]>,
) => Promise<PageCallResult<Name>>;

/** Calls in process, with failures as results. */
export function createPageCall({ call, log }: { call: CallInProcess; log: Log }): PageCall {
  return async (name, input) => {
    try {
      return { ok: true, body: await call(name, input), headers: null };
    } catch (error) {
      const problem = toProblem(error);
      const { code, message, status, details } = problem;
      if (status >= 500) log.error({ err: error, endpoint: name }, 'a page could not be filled');
      return { ok: false, problem: { code, message, status, errors: details.errors ?? [], data: details.data } };
    }
  };
}
