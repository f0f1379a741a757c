import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentFeedback, noFeedback, onFeedback } from './feedback.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Stands once in the shell; the toasts' code comes with the first of them. */
export function FeedbackHost() {
  const feedback = useSyncExternalStore(onFeedback, currentFeedback, noFeedback);
  const isQuiet = feedback.toasts.length === 0 && feedback.alerts.length === 0;
  return (
    // An `output` belongs to a form; this is the page's.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" aria-live="polite">
      {!isQuiet && (
        <Suspense>
          <Toaster feedback={feedback} />
        </Suspense>
      )}
    </div>
  );
}
