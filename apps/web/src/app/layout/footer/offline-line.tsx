import { useEffect } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useIsOnline } from '@haat/ui/device/use-is-online.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { OfflineIcon } from '@haat/ui/icons/icons.ts';
import { startBackground } from '../start-background.ts';
import { layoutMessages } from '../messages.ts';

/**
 * Tells that there is no network. The status element is always present, though empty, because screen readers would
 * otherwise not announce its text.
 */
export function OfflineLine() {
  const t = useMessages(layoutMessages);
  const isOnline = useIsOnline();
  useEffect(startBackground, []);
  return (
    <div
      role="status"
      className="above-bottom-bar on-deep pointer-events-none fixed start-4 end-20 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-(--z-chat) sm:start-6 lg:bottom-6 print:hidden"
    >
      {!isOnline && (
        <p className="inline-flex min-h-12 items-center gap-3 rounded-md bg-surface-deep px-4 py-2 text-sm font-medium text-ink-inverse shadow-overlay">
          <Icon of={OfflineIcon} size={20} className="flex-none text-marigold" />
          {t.offline}
        </p>
      )}
    </div>
  );
}
