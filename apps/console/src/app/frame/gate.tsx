import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Outlet } from 'react-router-dom';
import { Confirmation } from './confirmation.tsx';
import { FeedbackHost } from './feedback-host.tsx';
import { frameMessages } from './messages.ts';
import { OfflineBar } from './offline-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The layout of the sign-in screens: a narrow card in the centre. */
export function Gate() {
  const t = useMessages(frameMessages);
  return (
    <div className="gate flex min-h-dvh flex-col">
      <TopBar />
      <OfflineBar />
      <main className="m-auto w-full max-w-[calc(var(--container-form)+2rem)] px-4 pt-8 pb-16">
        <Outlet />
        <p className="mt-4 text-center text-xs text-ink-subtle">{t.everySignIn}</p>
      </main>
      <Confirmation />
      <FeedbackHost />
    </div>
  );
}
