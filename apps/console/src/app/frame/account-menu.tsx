import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useDisclosure } from '@haat/ui/overlays/use-disclosure.ts';
import { useNavigate } from 'react-router-dom';
import { sendHeldSteps } from '../../features/orders/public.ts';
import { call } from '../../platform/api/call.ts';
import { forgetEverything, useSession } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { forgetRecent } from '../palette/recent.ts';
import { frameMessages } from './messages.ts';

/** Signs out on the server first: a session left open there could be used by anyone who finds its cookie. */
export function useSignOut(): () => Promise<void> {
  const t = useMessages(frameMessages);
  const navigate = useNavigate();
  return async () => {
    await sendHeldSteps(false);
    const answer = await call('adminSignOut', {});
    if (!answer.ok && answer.problem.code !== 'UNAUTHORIZED') {
      return showToast({ kind: 'error', text: t.signingOutFailed });
    }
    await navigate('/sign-in', { replace: true });
    forgetEverything();
    forgetRecent();
  };
}

/** The signed-in staff member, at the end of the top bar; opens a menu for signing out. */
export function AccountMenu() {
  const t = useMessages(frameMessages);
  const session = useSession();
  const { isOpen, toggle, rootProps } = useDisclosure();
  const signOut = useSignOut();
  const role = t.roles[session.role];
  return (
    <div {...rootProps} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2.25 rounded-sm text-start leading-tight md:min-h-10"
      >
        <Avatar name={session.full_name} />
        <span className="max-w-40 max-table:sr-only">
          <b className="block truncate font-semibold text-ink-inverse">{session.full_name}</b>
          <small className="text-2xs text-ink-on-deep-muted">{role}</small>
        </span>
      </button>
      {isOpen && (
        <div className="absolute end-0 top-full z-(--z-menu) mt-1 grid w-64 gap-3 rounded-lg border border-border bg-surface p-4 text-ink shadow-overlay [--focus-colour:var(--color-focus)]">
          <p className="min-w-0">
            <b className="block truncate font-semibold">{session.full_name}</b>
            <span className="block truncate text-xs text-ink-muted">{session.email}</span>
            <span className="block text-xs text-ink-muted">{role}</span>
          </p>
          <LinkButton to="/sessions">{t.sessions}</LinkButton>
          {!session.second_factor && <LinkButton to="/second-factor">{t.secondFactor}</LinkButton>}
          <Button onClick={() => void signOut()}>{t.signOut}</Button>
        </div>
      )}
    </div>
  );
}
