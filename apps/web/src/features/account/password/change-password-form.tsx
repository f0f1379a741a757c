import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, type CallProblem } from '../../../platform/api/call.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { readSession, renewToken } from '../../../platform/session/session.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { accountMessages } from '../messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface Outcome {
  tone: 'success' | 'error' | 'info';
  text: string;
}

/** Sets a new password; unless the login is recent, asks for the current one too. */
export function ChangePasswordForm() {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { email } = useSession();
  const [isSending, setIsSending] = useState(false);
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  function fail(problem: CallProblem, wasAsked: boolean) {
    if (problem.code === 'REAUTHENTICATE') {
      setNeedsCurrent(true);
      setErrors(wasAsked ? fieldErrors(problem, locale) : {});
      return setOutcome({ tone: 'info', text: t.reauthenticate });
    }
    setErrors(fieldErrors(problem, locale));
    setOutcome({ tone: 'error', text: problem.errors.length > 0 ? t.checkFields : t.passwordNotChanged });
  }

  async function change(typed: FormData, form: HTMLFormElement) {
    const { userId } = readSession();
    if (!userId) return void navigate('/login?from=/user/change_password');
    const password = formText(typed, 'password');
    const current = formText(typed, 'current_password');
    setOutcome(null);
    if (password !== formText(typed, 'confirm_password')) {
      // oxlint-disable-next-line no-console -- the specification asks for this log
      console.warn('The new passwords do not match.');
      return setErrors({ confirm_password: t.doNotMatch });
    }
    setErrors({});
    setIsSending(true);
    const answer = await call('passwordChange', {
      params: { user_id: userId },
      body: { password, locale, ...(current && { current_password: current }) },
    });
    setIsSending(false);
    if (!answer.ok) return fail(answer.problem, needsCurrent);
    renewToken(answer.body.data.token);
    form.reset();
    setNeedsCurrent(false);
    setOutcome({ tone: 'success', text: t.passwordChanged });
  }

  return (
    <Form noValidate className="flex flex-col gap-4" onSubmit={change}>
      {outcome && (
        <Notice tone={outcome.tone} role={outcome.tone === 'success' ? 'status' : 'alert'}>
          {outcome.text}
        </Notice>
      )}
      {/* Tells password managers which account this is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      {needsCurrent && (
        <PasswordField
          label={t.currentPassword}
          name="current_password"
          autoComplete="current-password"
          error={errors.current_password}
        />
      )}
      <NewPasswordFields label={t.newPassword} errors={errors} />
      <Button type="submit" full busy={isSending} busyText={t.sending}>
        {t.submit}
      </Button>
    </Form>
  );
}
