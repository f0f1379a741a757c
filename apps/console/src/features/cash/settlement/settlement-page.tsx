import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../platform/page-title.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { cashMessages } from '../messages.ts';
import { SettlementScreen } from './settlement-screen.tsx';
import { useSheet } from '../sheet-queries.ts';

/** One sheet and the settlement of its cash. */
export function Page() {
  const t = useMessages(cashMessages);
  const { code = '' } = useParams();
  const { data: sheet, error, errorUpdatedAt, refetch } = useSheet(code);
  usePageTitle(t.sheetCalled(sheet?.code ?? code));
  if (sheet) return <SettlementScreen key={sheet.code} sheet={sheet} />;
  return (
    <>
      <PageHead back={{ to: '/cash', label: t.cash }} title={t.sheetCalled(code)} />
      {error ? (
        <FailedNote
          error={error}
          failedAt={errorUpdatedAt}
          text={t.failedText}
          missing={{ title: t.noSheet(code), text: t.noSheetText, to: '/cash', label: t.toCash }}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingLines />
      )}
    </>
  );
}
