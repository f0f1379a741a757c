import type { EndpointReply, Endpoints } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { read } from './api/call.ts';
import { forgetSessionEnd } from './api/session-end.ts';
import { queries } from './api/queries.ts';

/** The signed-in staff member, and the remaining step before the console is open. */
export type Session = EndpointReply<Endpoints['adminSession']>['data'];

const key = ['adminSession'];

/** Loads the session. Fails with UNAUTHORIZED if nobody is signed in. */
export function useSessionQuery() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await read('adminSession', {}, { signal })).data,
    staleTime: 60_000,
  });
}

/** Stores the session returned by a step of signing in. */
export function rememberSession(session: Session): void {
  queries.setQueryData(key, session);
  forgetSessionEnd();
}

/** Clears the session and everything loaded with it. */
export function forgetEverything(): void {
  queries.clear();
}

/** The staff member using the open console. */
export const SessionContext = createContext<Session | null>(null);

/** The staff member using the open console. Only inside the frame. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session outside the frame.');
  return session;
}
