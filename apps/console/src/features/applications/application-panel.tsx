import type { Application } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { useApplication } from './application-queries.ts';
import { Approval } from './approval.tsx';
import { Decided } from './decided.tsx';
import { applicationMessages } from './messages.ts';

const isOpen = ({ state }: Application) => state === 'waiting' || state === 'asked';

/** One application, next to the list or on its own page. */
export function ApplicationPanel({ reference }: { reference: string }) {
  const t = useMessages(applicationMessages);
  const { data, error, errorUpdatedAt, refetch } = useApplication(reference);
  if (data) return isOpen(data) ? <Approval key={reference} application={data} /> : <Decided application={data} />;
  if (!error) return <LoadingLines />;
  return (
    <FailedNote
      error={error}
      failedAt={errorUpdatedAt}
      missing={{ title: t.notFound, text: t.notFoundText, to: '/applications', label: t.toAll }}
      onRetry={() => void refetch()}
    />
  );
}
