import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { loginPath } from '../../../platform/session/login-path.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { UserIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';
import { press } from './press.ts';

const OwnMenu = lazy(async () => ({ default: (await import('./own-menu.tsx')).OwnMenu }));

/** With token and user id stored, one's own pages; otherwise only 'Login And Registration'. */
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
    // A page is kept by the query it reads; the device knows the rest of its address.
    <Link to={loginPath(here)} suppressHydrationWarning aria-label={t.login} className={press}>
      <Icon of={UserIcon} size={24} />
      <span className="max-xl:hidden">{t.login}</span>
    </Link>
  );
}

/** Keeps the place while the menu is on its way. */
function UserButtonShape() {
  return (
    <span className={press}>
      <Icon of={UserIcon} size={24} />
    </span>
  );
}
