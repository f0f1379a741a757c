import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { safeReturnPath } from '@haat/ui/navigation/safe-return-path.ts';
import { startSession } from '../../../platform/session/session.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Honeypot } from '@haat/ui/forms/honeypot.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { EmailField } from '../email-field.tsx';
import { accountMessages } from '../messages.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';

interface RegistrationFormProps {
  /**
   * Called if the address has an account but nobody is logged in: it was taken already, or the login after
   * registration failed.
   */
  onAccount: (account: { email: string; isNew: boolean }) => void;
}

/** Creates an account, logs in and returns to the page the shopper came from. The input is kept until then. */
export function RegistrationForm({ onAccount }: RegistrationFormProps) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [hasFailed, setHasFailed] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function register(form: FormData) {
    const read = (name: string) => formText(form, name);
    const body = {
      name: read('name'),
      email: read('email'),
      password: read('password'),
      confirm_password: read('confirm_password'),
      website: read('website'),
    };
    setHasFailed(false);
    if (body.password !== body.confirm_password) return setErrors({ confirm_password: t.doNotMatch });
    setErrors({});
    setIsSending(true);
    const answer = await call('register', { body });
    if (answer.ok) return goOn(body);
    setIsSending(false);
    setHasFailed(true);
    const { problem } = answer;
    const isTaken = problem.code === 'EMAIL_TAKEN';
    setErrors(isTaken ? { email: t.emailTaken } : fieldErrors(problem, locale));
    if (isTaken) onAccount({ email: body.email, isNew: false });
  }

  async function goOn({ email, password }: { email: string; password: string }) {
    showToast({ kind: 'success', text: t.created });
    const answer = await call('login', { body: { email, password } });
    setIsSending(false);
    if (!answer.ok) return onAccount({ email, isNew: true });
    startSession(answer.body.data);
    void navigate(safeReturnPath(search.get('from')), { replace: true });
  }

  return (
    <Form noValidate className="flex flex-col gap-4" onSubmit={register}>
      {hasFailed && (
        <Notice tone="error" role="alert">
          {t.somethingWentWrong}
        </Notice>
      )}
      <Honeypot label={t.leaveEmpty} />
      <TextField label={t.name} name="name" autoComplete="name" error={errors.name} />
      <EmailField error={errors.email} />
      <NewPasswordFields label={t.password} errors={errors} />
      <p className="text-xs text-ink-muted">{t.ageNote}</p>
      <Button type="submit" full busy={isSending} busyText={t.sending}>
        {t.registration}
      </Button>
    </Form>
  );
}
