import type { BrowserSession } from '@haat/contracts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../platform/times.ts';
import { Button } from '../../../ui/button.tsx';
import { staffMessages } from '../messages.ts';
import { browserName } from './browser-name.ts';

export interface SessionRowProps {
  session: BrowserSession;
  isSaving: boolean;
  onEnd: () => void;
}

/** A browser in which somebody is signed in; the one that shows it cannot be ended here. */
export function SessionRow({ session, isSaving, onEnd }: SessionRowProps) {
  const t = useMessages(staffMessages);
  const { stamp, recent } = useTimes();
  const { browser, system } = browserName(session.browser);
  const name = browser ? (system ? t.browserOn(browser, system) : browser) : t.unknownBrowser;
  return (
    <li className="flex items-center gap-3 border-border px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium" title={session.browser}>
          {name}
          {session.is_this && <Badge tone="success">{t.thisOne}</Badge>}
        </p>
        <p className="text-xs text-ink-muted">
          {t.signedIn(stamp(session.signed_in_at))}, {t.lastUsed(recent(session.last_used_at))}
        </p>
        <p className="text-xs wrap-anywhere text-ink-subtle">
          {t.network} {session.network}
        </p>
      </div>
      {!session.is_this && (
        <Button busy={isSaving} aria-label={t.endSessionOf(name)} onClick={onEnd}>
          {t.endSession}
        </Button>
      )}
    </li>
  );
}
