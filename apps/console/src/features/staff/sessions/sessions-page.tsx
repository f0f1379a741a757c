import type { BrowserSession } from '@haat/contracts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { call, read } from '../../../platform/api/call.ts';
import { queries } from '../../../platform/api/queries.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useTimes } from '../../../platform/times.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { staffMessages } from '../messages.ts';
import { browserName } from './browser-name.ts';
import { FactorCard } from './factor-card.tsx';

const key = ['sessions'];
const refresh = () => queries.invalidateQueries({ queryKey: key });

/** The browsers in which the user is signed in, and their second factor. */
export function Page() {
  const t = useMessages(staffMessages);
  const sessions = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await read('adminSessions', {}, { signal })).data,
  });
  const { save, isSaving } = useChange();
  const { data } = sessions;
  usePageTitle(t.sessions);
  return (
    <div className="max-w-200">
      <PageHead title={t.sessions} text={t.sessionsText} />
      <div className="grid gap-4">
        <PanelCard padded={false}>
          {data ? (
            <ul>
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          ) : sessions.isError ? (
            <FailedNote
              error={sessions.error}
              failedAt={sessions.errorUpdatedAt}
              onRetry={() => void sessions.refetch()}
            />
          ) : (
            <LoadingLines />
          )}
        </PanelCard>
        {data && data.length > 1 && (
          <div>
            <Button
              variant="cancel"
              busy={isSaving}
              onClick={() => void save(call('adminSessionsEndOthers', {}), { done: t.othersEnded, refresh })}
            >
              {t.endOthers}
            </Button>
          </div>
        )}
        <FactorCard />
      </div>
    </div>
  );
}

function SessionRow({ session }: { session: BrowserSession }) {
  const t = useMessages(staffMessages);
  const { stamp, recent } = useTimes();
  const { save, isSaving } = useChange();
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
        <p className="text-xs break-all text-ink-subtle">
          {t.network} {session.network}
        </p>
      </div>
      {!session.is_this && (
        <Button
          busy={isSaving}
          aria-label={t.endSessionOf(name)}
          onClick={() =>
            void save(call('adminSessionEnd', { params: { id: session.id } }), { done: t.sessionEnded, refresh })
          }
        >
          {t.endSession}
        </Button>
      )}
    </li>
  );
}
