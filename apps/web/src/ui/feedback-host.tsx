import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { currentFeedback, dismissAlert, noFeedback, onFeedback } from '@haat/ui/feedback/feedback.ts';

const Toaster = lazyPart(async () => (await import('@haat/ui/feedback/toaster.tsx')).Toaster);
const AlertDialog = lazyPart(async () => (await import('@haat/ui/overlays/alert-dialog.tsx')).AlertDialog);

/** Rendered once, in the shell. The code of toasts and alerts is loaded with the first of each, which is then shown. */
export function FeedbackHost() {
  const { hadToasts, alerts } = useSyncExternalStore(onFeedback, currentFeedback, noFeedback);
  const [alert] = alerts;
  return (
    <>
      <Suspense>{hadToasts && <Toaster />}</Suspense>
      <Suspense>
        {alert && <AlertDialog key={alert.id} text={alert.text} onClose={() => dismissAlert(alert.id)} />}
      </Suspense>
    </>
  );
}
