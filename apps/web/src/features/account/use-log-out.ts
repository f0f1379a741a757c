import { useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { forgetEverything } from '../../platform/storage/device.ts';
import { sendBeforeLogout } from '../cart/public.ts';

/**
 * Logs out and goes home. Whoever holds the device next finds nothing of hers: cart, favourites and drafts go, and the account
 * has the lists as they were. The token ends on the server too; nobody waits for that.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await sendBeforeLogout().catch(() => undefined);
    // The call takes the token with it before it is forgotten.
    void call('logout', {});
    forgetEverything();
    await navigate('/');
  };
}
