import { useEffect } from 'react';

/** Lets the browser ask before the tab is closed or reloaded, while there are unsaved changes. */
export function useUnloadQuestion(isActive: () => boolean): void {
  // Listens only while it would ask: a page with a listener is not kept for Back by every browser.
  useEffect(() => {
    if (!isActive()) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isActive()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
}
