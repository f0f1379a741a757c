import { applicationStates, type ApplicationState } from '@haat/contracts/sellers/application';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useIsWide } from '../../platform/use-media.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { ViewTabs } from '../../ui/list/view-tabs.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { useApplications } from './application-queries.ts';
import { applicationMessages } from './messages.ts';
import { useLeaveEmptyPage } from '../../ui/list/use-leave-empty-page.ts';

const pageSize = 50;

/** Applications to sell: the list, and next to it the open application; below 1180 px each is a separate page. */
export function Page() {
  const t = useMessages(applicationMessages);
  const { number } = useFormat();
  const navigate = useNavigate();
  const { reference } = useParams();
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const state: ApplicationState = applicationStates.find((each) => each === search.get('state')) ?? 'waiting';
  const pages = (search.get('after') ?? '').split('.').filter((cursor) => /^\d{1,9}$/.test(cursor));
  const list = useApplications({ state, cursor: pages.at(-1) });
  const { data } = list;
  const rows = data?.data ?? [];
  const open = reference ?? (isWide ? rows[0]?.reference : undefined);
  usePageTitle(reference ?? t.applications);

  const turn = (next: string[]) => setSearch({ state, ...(next.length > 0 && { after: next.join('.') }) });
  const nextCursor = data?.next_cursor ?? null;
  const onNext = nextCursor === null || list.isPlaceholderData ? undefined : () => turn([...pages, nextCursor]);
  const onPrevious = pages.length === 0 ? undefined : () => turn(pages.slice(0, -1));
  useLeaveEmptyPage(list);
  const move = (by: number) => () => {
    const place = rows.findIndex((row) => row.reference === open);
    const next = rows[Math.max(0, Math.min(rows.length - 1, place + by))];
    if (next) void navigate(`/applications/${next.reference}?${search.toString()}`, { replace: true });
  };
  useShortcuts({ j: move(1), k: move(-1), '[': onPrevious, ']': onNext });

  if (reference !== undefined && !isWide)
    return (
      <>
        <PageHead title={reference} back={{ to: `/applications?state=${state}`, label: t.applications }} />
        <ApplicationPanel reference={reference} />
      </>
    );

  const content = () => {
    if (list.isError && !data)
      return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
    if (!data) return <LoadingLines />;
    if (rows.length === 0 && reference === undefined)
      return <StateNote icon={AllDoneIcon} role="status" title={t.none[state]} text={t.noneText} />;
    return (
      <div className="grid items-start gap-4 table:grid-cols-[17.5rem_1fr]">
        <div
          aria-busy={list.isFetching}
          className="overflow-clip rounded-lg border border-border bg-surface empty:hidden"
        >
          {rows.length > 0 && <ApplicationList rows={rows} current={open} />}
          {(onNext ?? onPrevious) && (
            <PagesFoot
              turned={pages.length}
              pageSize={pageSize}
              shown={rows.length}
              onPrevious={onPrevious}
              onNext={onNext}
            />
          )}
        </div>
        {open !== undefined && <ApplicationPanel reference={open} />}
      </div>
    );
  };

  return (
    <>
      <PageHead
        title={t.applications}
        text={data ? (state === 'waiting' ? t.waitingText(number(data.counts.waiting)) : t.otherText) : '\u00a0'}
      />
      <ViewTabs
        label={t.applications}
        tabs={applicationStates.map((each) => ({
          to: `/applications?state=${each}`,
          label: t.states[each],
          count: data ? number(data.counts[each]) : '',
          isCurrent: each === state,
        }))}
      />
      {content()}
    </>
  );
}
