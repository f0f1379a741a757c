import { currentFeedback, noFeedback, onFeedback } from '@haat/ui/feedback/feedback.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@haat/ui/feedback/toaster.tsx')).Toaster }));

/** Where toasts appear; their code is loaded with the first. */
export function FeedbackHost() {
  const { hadToasts } = useSyncExternalStore(onFeedback, currentFeedback, noFeedback);
  return <Suspense>{hadToasts && <Toaster />}</Suspense>;
}
