import { useStored, type Stored } from '@haat/ui/device/use-stored.ts';
import { readSession, type DeviceSession } from './session.ts';

const session: Stored<DeviceSession> = {
  snapshot: (textOf) => ['token', 'email', 'user_id', 'name'].map((key) => textOf(key) ?? '').join('|'),
  read: readSession,
  empty: { token: null, email: null, userId: null, name: null },
};

/** The current session; empty on the server. */
export function useSession(): DeviceSession {
  return useStored(session);
}
