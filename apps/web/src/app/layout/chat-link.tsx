import { useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChatIcon } from '@haat/ui/icons/icons.ts';
import { useShopSettings } from '../../platform/settings/shop-settings.ts';
import { layoutMessages } from './messages.ts';
import { orderingPaths } from './ordering-paths.ts';

/** The link to the shop's chat, in a new tab; null if the shop has none. */
export function useChatTarget() {
  const { chat_url: href } = useShopSettings();
  return href === '' ? null : ({ href, target: '_blank', rel: 'noopener noreferrer' } as const);
}

/**
 * The round chat link on every page; on phones the bottom bar contains it instead. It hides while the visitor scrolls
 * down. During an order, the menu and the top strip have the link instead.
 */
export function ChatLink() {
  const t = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const target = useChatTarget();
  if (target === null || orderingPaths.has(pathname)) return null;
  return (
    <aside aria-label={t.chatRegion} className="max-md:hidden print:hidden">
      <a
        {...target}
        aria-label={t.chat}
        className="above-bottom-bar fixed end-6 bottom-[calc(1rem+var(--bottom-bar,0px))] z-(--z-chat) grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-overlay transition-[opacity,translate] duration-(--duration-base) hover:bg-accent-hover lg:bottom-6 not-focus-visible:in-[[data-reading-on]]:pointer-events-none not-focus-visible:in-[[data-reading-on]]:translate-y-4 not-focus-visible:in-[[data-reading-on]]:opacity-0"
      >
        <Icon of={ChatIcon} size={24} />
      </a>
    </aside>
  );
}
