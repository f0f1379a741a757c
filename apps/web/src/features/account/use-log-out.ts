import { useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { clearDevice } from '@haat/ui/device/device.ts';
import { rememberHavingLogin } from '../../platform/session/session.ts';
import { sendBeforeLogout } from '../cart/public.ts';

/**
 * Logs out and goes to the home page. Cart, favourites and drafts are removed, so that the device's next user finds
 * nothing; the account keeps both lists. Also revokes the token on the server, without waiting for it.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await sendBeforeLogout().catch(() => undefined);
    // Sent before the token is removed from the device.
    void call('logout', {});
    clearDevice();
    rememberHavingLogin();
    await navigate('/');
  };
}
