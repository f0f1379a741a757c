import type { CallInProcess } from '../http/in-process.ts';
import { toProblem } from '../http/to-problem.ts';
import type { Log } from '../log.ts';
import type { ReadPageData } from './page-call.ts';

/** Reads in process and returns failures as results. */
export function createPageData({ call, log }: { call: CallInProcess; log: Log }): ReadPageData {
  return async (name, input) => {
    try {
      return { ok: true, ...(await call(name, input as never)).kept };
    } catch (error) {
      const { code, message, status, details } = toProblem(error);
      // While the database is down every page fails: log its message without the stack.
      if (code === 'UNAVAILABLE' && error instanceof Error)
        log.warn({ reason: error.message, endpoint: name }, 'a page could not be filled: the shop cannot answer now');
      else if (status >= 500) log.error({ err: error, endpoint: name }, 'a page could not be filled');
      return { ok: false, problem: { code, message, status, errors: details.errors ?? [], data: details.data } };
    }
  };
}
