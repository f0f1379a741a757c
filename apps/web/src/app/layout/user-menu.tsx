import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../platform/i18n/messages.ts';
import { useSession } from '../../platform/storage/hooks.ts';
import { UserIcon } from '../../ui/icons.ts';
import { layoutMessages } from './messages.ts';
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
  return (
    <Link to="/login" aria-label={t.login} className={press}>
      <UserIcon size={24} />
      <span className="max-xl:hidden">{t.login}</span>
    </Link>
  );
}

/** Keeps the place while the menu is on its way. */
function UserButtonShape() {
  return (
    <span className={press}>
      <UserIcon size={24} />
    </span>
  );
}
