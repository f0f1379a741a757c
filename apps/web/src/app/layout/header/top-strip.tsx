import { useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useChatTarget } from '../chat-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { layoutMessages } from '../messages.ts';
import { orderingPaths } from '../ordering-paths.ts';

/** The welcome line, and links to selling, help and the other language. */
export function TopStrip() {
  const t = useMessages(layoutMessages);
  const chat = useChatTarget();
  const { pathname } = useLocation();
  const link = 'flex items-center underline-offset-3 hover:underline';
  return (
    <div className="on-deep bg-accent-hover text-xs text-ink-inverse">
      <div className="wrap flex h-(--size-strip) justify-between gap-6">
        <p className="flex items-center truncate">
          {t.welcome}
          <span className="whitespace-pre text-ink-on-deep max-sm:hidden"> · {t.welcomeNote}</span>
        </p>
        <div className="flex gap-6">
          <Link to="/seller/seller_type" className={`${link} max-lg:hidden`}>
            {t.becomeSeller}
          </Link>
          <Link to="/help_support" className={`${link} max-lg:hidden`}>
            {t.help}
          </Link>
          {chat && orderingPaths.has(pathname) && (
            <a {...chat} aria-label={t.chat} className={`${link} max-lg:hidden`}>
              {t.chatRegion}
            </a>
          )}
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
