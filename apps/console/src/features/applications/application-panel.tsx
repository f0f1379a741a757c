import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { problemOf } from '../../platform/api/call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { useApplication } from './application-queries.ts';
import { Approval } from './approval.tsx';
import { Decided } from './decided.tsx';
import { applicationMessages } from './messages.ts';

/** One application, beside the list or on a page of its own. */
export function ApplicationPanel({ reference }: { reference: string }) {
  const t = useMessages(applicationMessages);
  const { data, error, errorUpdatedAt, refetch } = useApplication(reference);
  if (data)
    return data.state === 'waiting' ? <Approval key={reference} application={data} /> : <Decided application={data} />;
  if (!error) return <LoadingLines />;
  const problem = problemOf(error);
  if (problem.code === 'NOT_FOUND' || problem.code === 'VALIDATION')
    return (
      <StateNote
        icon={NothingFoundIcon}
        title={t.notFound}
        text={t.notFoundText}
        action={<LinkButton to="/applications">{t.toAll}</LinkButton>}
      />
    );
  return <FailedNote problem={problem} failedAt={errorUpdatedAt} onRetry={() => void refetch()} />;
}
