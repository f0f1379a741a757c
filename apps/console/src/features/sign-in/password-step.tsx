import { adminSignIn } from '@haat/contracts/staff/sign-in-endpoints';
import { fieldsOf } from '@haat/ui/device/device.ts';
import { PasswordField, TextField } from '@haat/ui/forms/field.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { rememberSession, type Session } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { signInMessages } from './messages.ts';

export interface PasswordStepProps {
  /** Whose password is required again; anyone's if empty. */
  email?: string | undefined;
  onDone: (session: Session) => void;
}

/** E-mail and password. */
export function PasswordStep({ email = '', onDone }: PasswordStepProps) {
  const t = useMessages(signInMessages);
  const [failure, setFailure] = useState<CallProblem>();
  const form = useContractForm({ schema: adminSignIn.body, values: { email, password: '' } });
  const { isSubmitting } = form.formState;

  const isWrong = failure?.code === 'WRONG_CREDENTIALS';

  function wrongWords({ data }: CallProblem): string {
    const { tries_left: tries, pause_minutes: minutes } = fieldsOf(data);
    return t.wrong(typeof tries === 'number' ? tries : undefined, typeof minutes === 'number' ? minutes : undefined);
  }

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    const answer = await call('adminSignIn', { body });
    if (!answer.ok) {
      if (!form.showProblem(answer.problem)) setFailure(answer.problem);
      return undefined;
    }
    rememberSession(answer.body.data);
    return onDone(answer.body.data);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      {failure && !isWrong && (
        <Notice tone="error" role="alert">
          {failure.code === 'RATE_LIMITED' ? t.tooMany : t.failed}
        </Notice>
      )}
      <TextField
        {...form.register('email')}
        type="email"
        label={t.email}
        autoComplete="username"
        readOnly={email !== ''}
        error={form.errorOf('email')}
      />
      <PasswordField
        {...form.register('password', { onChange: () => setFailure(undefined) })}
        label={t.password}
        autoComplete="current-password"
        error={isWrong ? wrongWords(failure) : form.errorOf('password')}
      />
      <Button type="submit" variant="primary" busy={isSubmitting} className="w-full">
        {t.next}
      </Button>
      <p className="text-xs text-ink-muted">{t.forgotten}</p>
    </form>
  );
}
