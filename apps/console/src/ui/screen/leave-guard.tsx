import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useBlocker } from 'react-router-dom';
import { Button } from '../button.tsx';
import { screenMessages } from './messages.ts';

/** Asks before a page with unsaved changes is left; `text` says what happens to them. */
export function LeaveGuard({ isActive, text }: { isActive: () => boolean; text: string }) {
  const t = useMessages(screenMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t.leaveTitle}
      onClose={() => blocker.reset()}
      footer={
        <div className="flex justify-end gap-2">
          <Button onClick={() => blocker.proceed()}>{t.leave}</Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t.stay}
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{text}</p>
    </Dialog>
  );
}
