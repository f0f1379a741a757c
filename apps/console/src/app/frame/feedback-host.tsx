import { currentFeedback, noFeedback, onFeedback } from '@haat/ui/feedback/feedback.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@haat/ui/feedback/toaster.tsx')).Toaster }));

/** Renders toasts; their code is loaded with the first one. */
export function FeedbackHost() {
  const { hadToasts } = useSyncExternalStore(onFeedback, currentFeedback, noFeedback);
  return <Suspense>{hadToasts && <Toaster />}</Suspense>;
}
