import type { AuditEntry } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LogIcon } from '@haat/ui/icons/icons.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { read } from '../../../platform/api/call.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { PagesFoot } from '../../../ui/screen/pages-foot.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import {
  auditQuery,
  isAuditFiltered,
  readAuditAddress,
  writeAuditAddress,
  type AuditAddress,
} from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';
import { ExportAudit } from './export-audit.tsx';
import { useSubjectName } from './entry-cells.tsx';
import { auditMessages } from './messages.ts';

const pageSize = 50;

/** Who changed what, newest first. Owners only. */
export function Page() {
  const t = useMessages(auditMessages);
  const screen = useMessages(screenMessages);
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAuditAddress(search), [search]);
  const list = useAuditLog(address);
  const { data, isPlaceholderData: isStale } = list;
  const go = (next: AuditAddress) => setSearch(writeAuditAddress(next));
  const change = (changed: Partial<AuditAddress>) => go({ ...address, ...changed, pages: [] });
  const next = data?.next_cursor ?? null;
  const onNext = next === null || isStale ? undefined : () => go({ ...address, pages: [...address.pages, next] });
  const onPrevious =
    address.pages.length === 0 ? undefined : () => go({ ...address, pages: address.pages.slice(0, -1) });
  usePageTitle(t.audit);
  useShortcuts({ '[': onPrevious, ']': onNext });

  const content = () => {
    if (list.isError && !data)
      return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
    if (!data) return <LoadingLines />;
    if (data.data.length === 0)
      return (
        <StateNote
          icon={LogIcon}
          role="status"
          title={t.none}
          text={isAuditFiltered(address) ? t.noneFiltered : t.noneText}
          action={
            isAuditFiltered(address) && (
              <Button onClick={() => change({ who: '', kind: '', id: '', days: '' })}>{screen.takeOff}</Button>
            )
          }
        />
      );
    return (
      <>
        <AuditRows entries={data.data} address={address} />
        <PagesFoot
          turned={address.pages.length}
          pageSize={pageSize}
          shown={data.data.length}
          onPrevious={onPrevious}
          onNext={onNext}
        />
      </>
    );
  };

  return (
    <>
      <PageHead
        title={t.audit}
        text={t.auditText}
        actions={data !== undefined && data.data.length > 0 && !isStale && <ExportAudit address={address} />}
      />
      {data && <Filters address={address} entries={data.data} onChange={change} />}
      <div aria-busy={list.isFetching} className="overflow-clip rounded-lg border border-border bg-surface">
        {content()}
      </div>
    </>
  );
}

function useAuditLog(address: AuditAddress) {
  return useQuery({
    queryKey: ['audit', address],
    queryFn: ({ signal }) =>
      read('adminAuditLog', { query: { ...auditQuery(address, new Date()), limit: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

interface FiltersProps {
  address: AuditAddress;
  entries: readonly AuditEntry[];
  onChange: (change: Partial<AuditAddress>) => void;
}

function Filters({ address, entries, onChange }: FiltersProps) {
  const nameOf = useSubjectName();
  const { kind, id } = address;
  const found = entries.find(({ subject }) => subject.kind === kind && subject.id === id)?.subject;
  const subjectName = nameOf(found ?? { kind, id, name: null, name_bn: null });
  return <AuditFilters address={address} subjectName={subjectName} onChange={onChange} />;
}
