import { useNavigate } from 'react-router-dom';
import { call } from './api/call.ts';
import { endSession } from './storage/session.ts';

/** Logs out on this device and goes home. The token ends on the server too; nobody waits for that. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The call takes the token with it before it is forgotten.
    void call('logout', {});
    endSession();
    await navigate('/');
  };
}
