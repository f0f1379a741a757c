import { useEffect } from 'react';
import { readSession } from './session.ts';

/**
 * Loads the page anew when its shopper was logged out or replaced in another tab, or before the browser went back to
 * this page: what it shows, and what was typed, is not for whoever sees it now.
 */
export function useReloadOnOtherSession(): void {
  useEffect(() => {
    let leftBy: string | null = null;
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === 'user_id' && oldValue !== null && oldValue !== newValue) location.reload();
    };
    const onLeave = () => {
      leftBy = readSession().userId;
    };
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && leftBy !== null && leftBy !== readSession().userId) location.reload();
    };
    addEventListener('storage', onStorage);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
    };
  }, []);
}
