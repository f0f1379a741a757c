import { useMessages } from '../../platform/i18n/messages.ts';
import { shopSettings } from '@haat/contracts/shop-settings';
import { Icon } from '../../ui/icon.tsx';
import { ChatIcon } from '../../ui/icons.ts';
import { layoutMessages } from './messages.ts';

/** The round chat link of every page: the shop's Messenger, in a new tab. */
export function ChatLink() {
  const t = useMessages(layoutMessages);
  return (
    <aside aria-label={t.chatRegion}>
      <a
        href={shopSettings.messengerUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.chat}
        className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-(--z-chat) grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-overlay hover:bg-accent-hover sm:end-6 sm:size-14 lg:bottom-6 print:hidden"
      >
        <Icon of={ChatIcon} size={24} />
      </a>
    </aside>
  );
}
