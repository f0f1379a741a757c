import type { BrowserSession } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { call, read } from '../../../platform/api/call.ts';
import { queries } from '../../../platform/api/queries.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { staffMessages } from '../messages.ts';
import { FactorCard } from './factor-card.tsx';
import { SessionRow } from './session-row.tsx';

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
                <OwnSession key={session.id} session={session} />
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

function OwnSession({ session }: { session: BrowserSession }) {
  const t = useMessages(staffMessages);
  const { save, isSaving } = useChange();
  const end = () => save(call('adminSessionEnd', { params: { id: session.id } }), { done: t.sessionEnded, refresh });
  return <SessionRow session={session} isSaving={isSaving} onEnd={() => void end()} />;
}
