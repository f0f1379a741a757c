import type { EndpointReply, Endpoints } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { read } from './api/call.ts';
import { forgetSessionEnd } from './api/session-end.ts';
import { queries } from './api/queries.ts';

/** Who is signed in, and what is left to do before the console is open. */
export type Session = EndpointReply<Endpoints['adminSession']>['data'];

const key = ['adminSession'];

/** Reads who is signed in. Fails with UNAUTHORIZED for nobody. */
export function useSessionQuery() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await read('adminSession', {}, { signal })).data,
    staleTime: 60_000,
  });
}

/** Stores the session that a step of signing in answered with. */
export function rememberSession(session: Session): void {
  queries.setQueryData(key, session);
  forgetSessionEnd();
}

/** Forgets who was signed in and all that was read for them. */
export function forgetEverything(): void {
  queries.clear();
}

/** Who works in the open console. */
export const SessionContext = createContext<Session | null>(null);

/** Who works in the open console. Only inside the frame. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session outside the frame.');
  return session;
}
