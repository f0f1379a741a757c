import { QueryClient } from '@tanstack/react-query';
import { problemOf } from './call.ts';

/** What is worth a second try: the server said that it is busy. Everything else is told at once. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && problemOf(error).code === 'UNAVAILABLE';
}

/** Lists and orders as they were last read, for the whole app. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
