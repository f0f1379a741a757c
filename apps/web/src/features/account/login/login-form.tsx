import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useFilledText } from '../../../platform/settings/filled-text.ts';
import { safeReturnPath } from '@haat/ui/navigation/safe-return-path.ts';
import { startSession } from '../../../platform/session/session.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { EmailField } from '../email-field.tsx';
import { accountMessages } from '../messages.ts';

/** Logs in and returns to the page the shopper came from. */
export function LoginForm({ email: knownEmail }: { email: string }) {
  const t = useMessages(accountMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const blocked = useFilledText(t.blocked);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function logIn(form: FormData) {
    setIsSending(true);
    setFailure(null);
    const answer = await call('login', {
      body: { email: formText(form, 'email'), password: formText(form, 'password') },
    });
    setIsSending(false);
    if (!answer.ok) return setFailure(answer.problem.code === 'ACCOUNT_BLOCKED' ? blocked : t.wrongEmailOrPassword);
    startSession(answer.body.data);
    showToast({ kind: 'success', text: t.loggedIn });
    void navigate(safeReturnPath(search.get('from')), { replace: true });
  }

  return (
    <Form noValidate className="flex flex-col gap-4" onSubmit={logIn}>
      {failure !== null && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <EmailField defaultValue={knownEmail} />
      <PasswordField label={t.password} name="password" autoComplete="current-password" />
      <Link
        to="/user/forget_password"
        className="hit-target relative self-end text-sm font-semibold text-accent underline underline-offset-4"
      >
        {t.forgetPassword}
      </Link>
      <Button type="submit" full busy={isSending} busyText={t.sending}>
        {t.login}
      </Button>
    </Form>
  );
}
