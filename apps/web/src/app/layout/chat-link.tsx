import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChatIcon } from '@haat/ui/icons/icons.ts';
import { useShopSettings } from '../../platform/settings/shop-settings.ts';
import { layoutMessages } from './messages.ts';
import { orderingPaths } from './ordering-paths.ts';
import { watchScrolling } from './watch-scrolling.ts';

/** The shop's chat, in a new tab; null for a shop without one. */
export function useChatTarget() {
  const { chat_url: href } = useShopSettings();
  return href === '' ? null : ({ href, target: '_blank', rel: 'noopener noreferrer' } as const);
}

/**
 * The round chat link on every page. It hides while the visitor scrolls down, so that it never covers content for long. While an
 * order is being placed, the menu and the top strip have the link instead.
 */
export function ChatLink() {
  const { pathname } = useLocation();
  const target = useChatTarget();
  return target === null || orderingPaths.has(pathname) ? null : <FloatingChat target={target} />;
}

function FloatingChat({ target }: { target: NonNullable<ReturnType<typeof useChatTarget>> }) {
  const t = useMessages(layoutMessages);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => watchScrolling((isReadingOn) => link.current?.toggleAttribute('data-away', isReadingOn)), []);
  return (
    <aside aria-label={t.chatRegion}>
      <a
        {...target}
        ref={link}
        aria-label={t.chat}
        className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-(--z-chat) grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-overlay transition-[opacity,translate] duration-(--duration-base) not-focus-visible:data-away:pointer-events-none not-focus-visible:data-away:translate-y-4 not-focus-visible:data-away:opacity-0 hover:bg-accent-hover sm:end-6 sm:size-14 lg:bottom-6 print:hidden"
      >
        <Icon of={ChatIcon} size={24} />
      </a>
    </aside>
  );
}
