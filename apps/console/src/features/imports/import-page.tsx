import type { ImportRun } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-title.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { CheckStep } from './check/check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { ImportFrame, type ImportStep } from './import-frame.tsx';
import { useImport } from './import-queries.ts';
import { importMessages } from './messages.ts';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';

/** One import at its current step; others who open it see the same. */
export function Page() {
  const t = useMessages(importMessages);
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: run, error, errorUpdatedAt, refetch } = useImport(id);
  usePageTitle(run ? `${t.title}: ${run.file_name}` : t.title);
  if (!run)
    return (
      <ImportFrame step="columns">
        <PanelCard padded={false}>
          {error ? (
            <FailedNote
              error={error}
              failedAt={errorUpdatedAt}
              missing={{ title: t.missing, text: t.missingText, to: '/products/import', label: t.toImports }}
              onRetry={() => void refetch()}
            />
          ) : (
            <LoadingLines />
          )}
        </PanelCard>
      </ImportFrame>
    );
  const isBack = search.get('step') === 'columns' && run.state === 'checked';
  return (
    <ImportFrame step={isBack ? 'columns' : stepOf[run.state]}>
      <Step run={run} isBack={isBack} />
    </ImportFrame>
  );
}

const stepOf: Readonly<Record<ImportRun['state'], ImportStep | 'over'>> = {
  columns: 'columns',
  checking: 'check',
  checked: 'check',
  applying: 'done',
  applied: 'over',
  undoing: 'over',
  undone: 'over',
};

function Step({ run, isBack }: { run: ImportRun; isBack: boolean }) {
  const { state } = run;
  if (state === 'columns' || isBack) return <ColumnsStep key={run.id} run={run} />;
  if (state === 'checking' || state === 'applying' || state === 'undoing')
    return <ProgressStep run={run} state={state} />;
  return state === 'checked' ? <CheckStep run={run} /> : <ResultStep run={run} />;
}
