import { includesRole } from '@haat/contracts/staff/roles';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { problemOf } from '../../platform/api/call.ts';
import { useSessionEnd } from '../../platform/api/session-end.ts';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';
import { SessionContext, useSession, useSessionQuery } from '../../platform/session.ts';
import { useApplicationCount } from '../../features/applications/public.ts';
import { useCashCount } from '../../features/cash/public.ts';
import { HeldStepsBar, useWaitingCount } from '../../features/orders/public.ts';
import { useReviewCount } from '../../features/reviews/public.ts';
import { useLiveChanges } from '../live/use-live-changes.ts';
import { NoAccessScreen } from '../screens/no-access-screen.tsx';
import { FailedScreen } from '../screens/failed-screen.tsx';
import { neededRole } from './entries.ts';
import { Confirmation } from './confirmation.tsx';
import { Frame } from './frame.tsx';
import { MenuCountsContext } from './menu-counts.ts';
import { frameMessages } from './messages.ts';

const SessionEndDialog = lazyWithWords(async () => (await import('../../features/sign-in/public.ts')).SessionEndDialog);

const signInSteps = { code: '/code', enrol: '/second-factor' } as const;

/** The console for signed-in staff; everyone else has to sign in first and is then returned to the address. */
export function OpenConsole() {
  const t = useMessages(frameMessages);
  const { pathname, search } = useLocation();
  const hasEnded = useSessionEnd();
  const { data: session, error } = useSessionQuery();
  useLiveChanges(session?.next === null && !hasEnded);
  if (!session && error && problemOf(error).code !== 'UNAUTHORIZED') return <FailedScreen />;
  if (session?.next === null) {
    return (
      <SessionContext value={session}>
        {/* Printable pages have no frame. */}
        {pathname.startsWith('/print/') ? <Outlet /> : <CountedFrame />}
        <HeldStepsBar />
        <Suspense>{hasEnded && <SessionEndDialog email={session.email} />}</Suspense>
        {!hasEnded && <Confirmation />}
      </SessionContext>
    );
  }
  if (session || error) {
    const step = session?.next ? signInSteps[session.next] : '/sign-in';
    return <Navigate to={`${step}?from=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return (
    <div role="status">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-(--c-top) rounded-none" />
    </div>
  );
}

function CountedFrame() {
  const { role } = useSession();
  const needs = neededRole(useLocation().pathname);
  const counts = {
    '/orders': useWaitingCount(),
    '/cash': useCashCount(),
    '/reviews': useReviewCount(),
    '/applications': useApplicationCount(),
  };
  return (
    <MenuCountsContext value={counts}>
      <Frame>{includesRole(role, needs) ? <Outlet /> : <NoAccessScreen needs={needs} />}</Frame>
    </MenuCountsContext>
  );
}
