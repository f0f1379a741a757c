import type { ImportLine, ImportLineKind, ImportRun } from '@haat/contracts';
import { importLineKinds } from '@haat/contracts/imports/import-fields';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ChevronRightIcon, NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { call } from '../../../platform/api/call.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useUndo } from '../../../platform/undo/last-undo.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { StateNote } from '../../../ui/state-note.tsx';
import { ViewTabs } from '../../../ui/list/view-tabs.tsx';
import { refreshImport, rememberImport, useImportLines } from '../import-queries.ts';
import { importMessages } from '../messages.ts';
import { LineTable } from './line-table.tsx';
import { useCorrections } from './use-corrections.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { WrongLinesLink } from '../wrong-lines-link.tsx';

const LineDialog = lazyWithWords(async () => (await import('./line-dialog.tsx')).LineDialog);

/** The changes and faults of each line, before anything is saved. */
export function CheckStep({ run }: { run: ImportRun }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const [search] = useSearchParams();
  const kind = importLineKinds.find((each) => each === search.get('kind'));
  const { counts, line_count: all } = run;
  const to = `/products/import/${run.id}`;
  const shown = ['wrong', 'look_at', 'new', 'changed', 'same', 'left_out'] as const;
  useShortcuts({ 'Ctrl+z': useUndo() });
  return (
    <>
      <p className="-mt-1 mb-1 break-words text-ink-muted">{t.tryOnly(run.file_name, all, number(all))}</p>
      <ViewTabs
        label={t.kindsLabel}
        tabs={[
          { to, label: t.all, count: number(all), isCurrent: kind === undefined },
          ...shown
            .filter((each) => each !== 'left_out' || each === kind || counts[each] > 0)
            .map((each) => ({
              to: `${to}?kind=${each}`,
              label: t.kinds[each],
              count: number(counts[each]),
              isCurrent: each === kind,
              isWarning: (each === 'wrong' || each === 'look_at') && counts[each] > 0,
            })),
        ]}
      />
      <PanelCard padded={false}>
        <Lines key={kind} run={run} kind={kind} />
      </PanelCard>
      <SaveLines run={run} />
    </>
  );
}

function Lines({ run, kind }: { run: ImportRun; kind: ImportLineKind | undefined }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const after = Math.min(100_000, Math.max(0, Math.trunc(Number(search.get('after')) || 0)));
  const [look, setLook] = useState<ImportLine | null>(null);
  const { correct, isSaving } = useCorrections(run);
  const { data, error, errorUpdatedAt, refetch } = useImportLines(run, { ...(kind && { kind }), after });
  const focusAfter = useFocusAfter(data);
  if (error && !data) return <FailedNote error={error} failedAt={errorUpdatedAt} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLines />;
  const { data: lines, next_after: next } = data;
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last)
    return <StateNote icon={NothingFoundIcon} role="status" title={t.noLines} text={t.noLinesText} />;
  return (
    <>
      <LineTable
        columns={run.columns}
        lines={lines}
        onLook={setLook}
        isSaving={isSaving}
        correct={(line, ...correction) => {
          focusAfter(line);
          return correct(line, ...correction);
        }}
      />
      <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-2.5 text-ink-muted">
        <span className="flex-1 max-md:basis-full">
          {t.range(number(first.line), number(last.line), number(run.line_count))}
        </span>
        <WrongLinesLink run={run} label={t.wrongCsv} />
        <Button
          icon={ChevronRightIcon}
          disabled={next === null}
          onClick={() => setSearch({ ...(kind && { kind }), after: String(next) })}
          className="flex-row-reverse"
        >
          {t.next}
        </Button>
      </div>
      <Suspense>
        {look && (
          <LineDialog
            run={run}
            line={look}
            onChecked={(line) => setLook(line.kind === 'wrong' || line.kind === 'look_at' ? line : null)}
            onClose={() => setLook(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function SaveLines({ run }: { run: ImportRun }) {
  const t = useMessages(importMessages);
  const { number } = useFormat();
  const { save, isSaving } = useChange();
  const { new: added, changed, wrong, look_at: toLookAt, left_out: unwanted } = run.counts;
  const count = added + changed;

  async function apply(): Promise<void> {
    const body = { checked_at: run.checked_at ?? '' };
    const sent = call('adminImportApply', { params: { id: run.id }, body });
    await save(sent, { done: ({ data }) => rememberImport(data), refresh: () => refreshImport(run.id) });
  }

  return (
    <section aria-label={t.steps.check} className="save-bar">
      <p className="min-w-0 flex-1">
        <b className="block font-semibold">
          {count === 0 ? t.willSaveNone : t.willSave(count, number(count), number(added), number(changed))}
        </b>
        <span className="block text-xs text-ink-muted">{t.leftOutNow({ wrong, toLookAt, unwanted }, number)}</span>
      </p>
      <div className="flex gap-2 max-md:grid max-md:w-full max-md:grid-cols-2">
        <LinkButton to={`/products/import/${run.id}?step=columns`}>{t.back}</LinkButton>
        <Button variant="primary" busy={isSaving} disabled={count === 0} onClick={() => void apply()}>
          {t.save(count, number(count))}
        </Button>
      </div>
    </section>
  );
}
