import { adminConfirm } from '@haat/contracts/staff/sign-in-endpoints';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ConfirmedBy } from '../../platform/api/confirmation.ts';
import { CodeStep, type CodeKind } from './code-step.tsx';
import { signInMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';

export interface ConfirmDialogProps {
  by: ConfirmedBy;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks the user of an open session to confirm who they are before actions for owners. */
export function ConfirmDialog({ by, onAnswer }: ConfirmDialogProps) {
  const t = useMessages(signInMessages);
  const [kind, setKind] = useState<CodeKind>('app');
  const done = () => onAnswer(true);
  return (
    <Dialog title={t.confirmTitle} onClose={() => onAnswer(false)}>
      <div className="gate grid max-w-(--container-form) gap-4">
        <p className="text-sm text-ink-muted">
          {t.confirmText} {by === 'code' && t.codeText}
        </p>
        {by === 'code' ? (
          <CodeStep key={kind} kind={kind} onKind={setKind} onDone={done} label={t.confirm} />
        ) : (
          <PasswordForm
            schema={adminConfirm.body}
            values={{ password: '' }}
            send={(body) => call('adminConfirm', { body })}
            onDone={done}
            label={t.password}
            autoComplete="current-password"
            doLabel={t.confirm}
          />
        )}
      </div>
    </Dialog>
  );
}
