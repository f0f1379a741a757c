import { useLocation } from 'react-router-dom';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useShopSettings } from '../../../platform/settings/shop-settings.ts';
import { useChatTarget } from '../chat-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { layoutMessages } from '../messages.ts';
import { orderingPaths } from '../ordering-paths.ts';

/** The welcome line, and links to selling, help and the other language. */
export function TopStrip() {
  const t = useMessages(layoutMessages);
  const chat = useChatTarget();
  const locale = useLocale();
  const settings = useShopSettings();
  const note = inLocale(locale, settings.welcome_note, settings.welcome_note_bn);
  const { pathname } = useLocation();
  const link = 'flex items-center underline-offset-3 hover:underline';
  return (
    <div className="on-deep bg-accent-hover text-xs text-ink-inverse">
      <div className="wrap flex h-(--size-strip) justify-between gap-6">
        <p className="flex items-center truncate">
          {inLocale(locale, settings.welcome, settings.welcome_bn)}
          {note !== '' && <span className="whitespace-pre text-ink-on-deep max-sm:hidden"> · {note}</span>}
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
