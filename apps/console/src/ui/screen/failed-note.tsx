import { fieldsOf } from '@haat/ui/device/device.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LockIcon, NothingFoundIcon, RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { problemOf, type CallProblem } from '../../platform/api/call.ts';
import { useTimes } from '../../platform/times.ts';
import { Button, LinkButton } from '../button.tsx';
import { StateNote } from '../state-note.tsx';
import { screenMessages } from './messages.ts';

export interface FailedNoteProps {
  error: unknown;
  /** In ms since the epoch. */
  failedAt: number;
  /** Says what is safe, if there is more to say than 'what is saved'. */
  text?: string | undefined;
  /** Shown if the address may name something that does not exist. */
  missing?: { title: string; text: string; to: string; label: string } | undefined;
  onRetry: () => void;
}

/** Shown instead of content that failed to load: why, and what to do. Says whom to ask if the role may not see it. */
export function FailedNote({ error, failedAt, text, missing, onRetry }: FailedNoteProps) {
  const t = useMessages(screenMessages);
  const { clock } = useTimes();
  const problem = problemOf(error);
  if (missing && (problem.code === 'NOT_FOUND' || problem.code === 'VALIDATION'))
    return (
      <StateNote
        icon={NothingFoundIcon}
        role="alert"
        title={missing.title}
        text={missing.text}
        action={
          <LinkButton to={missing.to} variant="primary">
            {missing.label}
          </LinkButton>
        }
      />
    );
  if (problem.code === 'FORBIDDEN')
    return <StateNote icon={LockIcon} title={t.forbiddenTitle} text={t.forbiddenText(owners(problem) || t.anOwner)} />;
  if (problem.code === 'REAUTHENTICATE')
    return (
      <StateNote
        icon={LockIcon}
        title={t.unconfirmedTitle}
        text={t.unconfirmedText}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t.confirm}
          </Button>
        }
      />
    );
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={t.failedTitle}
      text={
        <>
          <p>{problem.code === 'RATE_LIMITED' ? t.tooMany : (text ?? t.failedText)}</p>
          <p className="mt-1 text-xs">
            {t.failedCode(`${problem.code} ${problem.status}`, clock(new Date(failedAt).toISOString()))}
          </p>
        </>
      }
      action={
        <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );

  function owners({ data }: CallProblem): string {
    const { ask } = fieldsOf(data);
    return Array.isArray(ask) ? ask.join(t.or) : '';
  }
}
