import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { problemOf } from '../../platform/api/call.ts';
import { useAfter } from '../../platform/use-after.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { paperMessages } from './messages.ts';

/** While a paper is read. */
export function PaperLoading() {
  const t = useMessages(paperMessages);
  const isShown = useAfter(300);
  return (
    <p role="status" className="p-10 text-center text-ink-muted">
      {isShown && t.loading}
    </p>
  );
}

/** In place of a paper that could not be read, or does not exist. */
export function PaperFailed({ error, code, onRetry }: { error: unknown; code?: string; onRetry: () => void }) {
  const t = useMessages(paperMessages);
  if (code !== undefined && ['NOT_FOUND', 'VALIDATION'].includes(problemOf(error).code)) {
    return (
      <StateNote
        icon={NothingFoundIcon}
        role="alert"
        title={t.noSheet(code)}
        text={t.noSheetText}
        action={<LinkButton to="/cash">{t.cash}</LinkButton>}
      />
    );
  }
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={t.failedTitle}
      text={t.failedText}
      action={
        <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}
