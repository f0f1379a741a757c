import { ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { frameMessages } from '../frame/messages.ts';

/** Shown instead of a screen that failed to load or render. */
export function FailedScreen() {
  const t = useMessages(frameMessages);
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={t.failed}
      text={t.failedText}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t.loadAgain}
        </Button>
      }
    />
  );
}
