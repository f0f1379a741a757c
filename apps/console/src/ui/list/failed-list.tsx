import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { problemOf } from '../../platform/api/call.ts';
import { useTimes } from '../../platform/times.ts';
import { Button } from '../button.tsx';
import { StateNote } from '../state-note.tsx';
import { listMessages } from './messages.ts';

export interface FailedListProps {
  error: unknown;
  /** Milliseconds since 1970. */
  failedAt: number;
  /** What is safe. */
  text: string;
  onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export function FailedList({ error, failedAt, text, onRetry }: FailedListProps) {
  const t = useMessages(listMessages);
  const { clock } = useTimes();
  const { code, status } = problemOf(error);
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={code === 'FORBIDDEN' ? t.forbidden : t.failedTitle}
      text={
        <>
          <p>{code === 'RATE_LIMITED' ? t.tooMany : text}</p>
          <p className="mt-1 text-xs">{t.failedCode(`${code} ${status}`, clock(new Date(failedAt).toISOString()))}</p>
        </>
      }
      action={
        <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}
