import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { loginPath } from '../../../platform/session/login-path.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { UserIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';
import { press } from './press.ts';

const OwnMenu = lazyPart(async () => (await import('./own-menu.tsx')).OwnMenu);

/** The account menu if a token and user id are stored, 'Login And Registration' otherwise. */
export function UserMenu() {
  const session = useSession();
  if (!session.token || !session.userId) return <LoginLink />;
  return (
    <Suspense fallback={<UserButtonShape />}>
      <OwnMenu session={session} />
    </Suspense>
  );
}

function LoginLink() {
  const t = useMessages(layoutMessages);
  const here = useLocation();
  return (
    // Cached pages are keyed by the query they read; only the browser knows the full address.
    <Link to={loginPath(here)} suppressHydrationWarning aria-label={t.login} className={press}>
      <Icon of={UserIcon} size={24} />
      <span className="max-xl:hidden">{t.login}</span>
    </Link>
  );
}

/** Reserves the button's space while its code is loading. */
function UserButtonShape() {
  return (
    <span className={press}>
      <Icon of={UserIcon} size={24} />
    </span>
  );
}
