import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from './leave-question.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';

interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isActive: () => boolean;
  /** What happens to them if the page is left. */
  text: string;
}

/** Asks before a page with unsaved changes is left; the browser asks before its tab is closed or reloaded. */
export function LeaveGuard({ isActive, text }: LeaveGuardProps) {
  useUnloadQuestion(isActive);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion text={text} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
