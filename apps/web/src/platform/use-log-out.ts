import { useNavigate } from 'react-router-dom';
import { call } from './api/call.ts';
import { forgetEverything } from './storage/device.ts';

/**
 * Logs out and goes home. Whoever holds the device next finds nothing of hers: cart, favourites and drafts go, and the account
 * has the lists as they were. The token ends on the server too; nobody waits for that.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await sendLists().catch(() => undefined);
    // The call takes the token with it before it is forgotten.
    void call('logout', {});
    forgetEverything();
    await navigate('/');
  };
}

async function sendLists(): Promise<void> {
  const { sendLastChanges } = await import('./saved-lists/last-changes.ts');
  await sendLastChanges();
}
