import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './call.ts';

/** Worth a second try: the server reported that it is busy. All other problems are reported at once. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && problemOf(error).code === 'UNAVAILABLE';
}

/** The query cache of the whole app. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
