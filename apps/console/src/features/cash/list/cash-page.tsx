import { includesRole } from '@haat/contracts/staff/roles';
import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DeliveryIcon, DownloadIcon } from '@haat/ui/icons/icons.ts';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useListAddress } from '../../../platform/list/use-list-address.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useIsWide } from '../../../platform/use-media.ts';
import { buttonLook, LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { PageFoot } from '../../../ui/list/page-foot.tsx';
import { useRowCursor } from '../../../ui/list/use-row-cursor.ts';
import { cashMessages } from '../messages.ts';
import { useSheetList } from '../sheet-queries.ts';
import { AgeFilter } from './age-filter.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { NoSheets } from './no-sheets.tsx';
import { SheetCards, SheetTable } from './sheet-table.tsx';
import { addresses, queryOf, views } from './sheet-address.ts';
import { SheetTabs } from './sheet-tabs.tsx';
import { WithoutSheet } from './without-sheet.tsx';
import { useLeaveEmptyPage } from '../../../ui/list/use-leave-empty-page.ts';

/** The sheets with the cash still with the courier. */
export function Page() {
  const t = useMessages(cashMessages);
  const navigate = useNavigate();
  const { address, change, go } = useListAddress(addresses);
  const { view, age, pages } = address;
  const list = useSheetList(queryOf(address));
  const { data } = list;
  const sheets = data?.data ?? [];
  const cursor = useRowCursor(sheets.map(({ code }) => code));
  const isTable = useIsWide();
  const next = data?.next_cursor ?? null;
  const onNext =
    next === null || list.isPlaceholderData ? undefined : () => go({ ...address, pages: [...pages, next] });
  const onPrevious = pages.length === 0 ? undefined : () => go({ ...address, pages: pages.slice(0, -1) });
  useLeaveEmptyPage(list);
  usePageTitle(t.cash);
  useShortcuts({
    j: () => cursor.move(1),
    k: () => cursor.move(-1),
    ArrowDown: () => cursor.move(1),
    ArrowUp: () => cursor.move(-1),
    Enter: () => void (cursor.current !== null && navigate(`/cash/${cursor.current}`)),
    '[': onPrevious,
    ']': onNext,
    ...Object.fromEntries(views.map((each, place) => [String(place + 1), () => void navigate(`?view=${each}`)])),
  });

  const Rows = isTable ? SheetTable : SheetCards;
  const content = () => {
    if (list.isError && !data)
      return (
        <FailedNote
          error={list.error}
          failedAt={list.errorUpdatedAt}
          text={t.failedText}
          onRetry={() => void list.refetch()}
        />
      );
    if (!data) return <LoadingLines />;
    if (sheets.length === 0) return <NoSheets address={address} onTakeOff={() => change({ age: '' })} />;
    return <Rows sheets={sheets} current={cursor.current} onPlace={cursor.place} />;
  };

  return (
    <>
      <PageHead title={t.cash} text={t.cashText} actions={<Actions />} />
      {data && <FiguresStrip figures={data.figures} />}
      <SheetTabs view={view} counts={data?.views} />
      {view === 'open' && <AgeFilter age={age} onChoose={(chosen) => change({ age: chosen })} />}
      {data && <WithoutSheet {...data.figures.without_sheet} canWrite={age === ''} />}
      <div
        aria-busy={list.isFetching}
        className={classNames(isTable && 'overflow-clip rounded-lg border border-border bg-surface')}
      >
        {content()}
      </div>
      {(onPrevious ?? onNext) && <PageFoot text="" onPrevious={onPrevious} onNext={onNext} />}
      {sheets.length > 0 && <p className="mt-2 text-xs text-ink-muted">{t.foot}</p>}
    </>
  );
}

function Actions() {
  const t = useMessages(cashMessages);
  const { role } = useSession();
  return (
    <>
      {includesRole(role, 'operator') && (
        <a
          href="/api/admin/settlements/csv"
          download="settlements.csv"
          className={buttonLook({ className: 'max-md:hidden' })}
        >
          <Icon of={DownloadIcon} size={18} />
          {t.settlementsCsv}
        </a>
      )}
      <LinkButton to="/orders?view=handover" variant="primary" icon={DeliveryIcon}>
        {t.handOver}
      </LinkButton>
    </>
  );
}
