import { adminConfirm } from '@haat/contracts/staff/sign-in-endpoints';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ConfirmedBy } from '../../platform/api/confirmation.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { CodeStep, type CodeKind } from './code-step.tsx';
import { signInMessages } from './messages.ts';

export interface ConfirmDialogProps {
  by: ConfirmedBy;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks whoever sits at an open session to prove again who they are, before what is for owners. */
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
          <PasswordAgain onDone={done} />
        )}
      </div>
    </Dialog>
  );
}

function PasswordAgain({ onDone }: { onDone: () => void }) {
  const t = useMessages(signInMessages);
  const [notice, setNotice] = useState<string | null>(null);
  const form = useContractForm({ schema: adminConfirm.body, values: { password: '' } });
  const submit = form.handleSubmit(async (body) => {
    setNotice(null);
    const answer = await call('adminConfirm', { body });
    if (answer.ok) return onDone();
    if (form.showProblem(answer.problem)) return undefined;
    return setNotice(answer.problem.code === 'RATE_LIMITED' ? t.tooMany : t.failed);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      {notice && (
        <Notice tone="error" role="alert">
          {notice}
        </Notice>
      )}
      <PasswordField
        {...form.register('password')}
        label={t.password}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className="w-full">
        {t.confirm}
      </Button>
    </form>
  );
}
