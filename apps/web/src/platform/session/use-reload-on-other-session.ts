import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { readSession } from './session.ts';

/**
 * Loads the page's data again when another tab has logged in or out, or did so before the browser went back to this
 * page: what it shows may belong to somebody else.
 */
export function useReloadOnOtherSession(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let known = readSession().userId;
    const compare = () => {
      const { userId } = readSession();
      if (userId === known) return;
      known = userId;
      void revalidate();
    };
    addEventListener('storage', compare);
    addEventListener('pageshow', compare);
    return () => {
      removeEventListener('storage', compare);
      removeEventListener('pageshow', compare);
    };
  }, [revalidate]);
}
