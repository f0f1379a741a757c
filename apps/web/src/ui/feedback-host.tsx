import { lazy, Suspense, useSyncExternalStore } from 'react';
import { persistently } from '../rendering/deferred-hydration.tsx';
import { currentFeedback, dismissAlert, noFeedback, onFeedback } from '@haat/ui/feedback/feedback.ts';

const Toaster = lazy(async () => ({
  default: (await persistently(() => import('@haat/ui/feedback/toaster.tsx'))).Toaster,
}));
const AlertDialog = lazy(async () => ({
  default: (await persistently(() => import('@haat/ui/overlays/alert-dialog.tsx'))).AlertDialog,
}));

/** Stands once in the shell. The code of toasts and of alerts comes with the first of each, which waits for it. */
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
