import { currentFeedback, noFeedback, onFeedback } from '@haat/ui/feedback/feedback.ts';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';

const loadToaster = async () => (await import('@haat/ui/feedback/toaster.tsx')).Toaster;
const Toaster = lazyWithWords(loadToaster);

/**
 * Renders toasts. Their code is loaded with the first one, or once something is typed: a toast says that the connection
 * is lost.
 */
export function FeedbackHost() {
  const { hadToasts } = useSyncExternalStore(onFeedback, currentFeedback, noFeedback);
  useEffect(() => {
    // If this fails, the first toast tries again.
    const load = () => void loadToaster().catch(() => undefined);
    addEventListener('input', load, { once: true });
    return () => removeEventListener('input', load);
  }, []);
  return <Suspense>{hadToasts && <Toaster />}</Suspense>;
}
