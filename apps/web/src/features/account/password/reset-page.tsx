import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from '../email-field.tsx';
import { ResetCard } from './reset-card.tsx';
import { rememberHavingLogin } from '../../../platform/session/session.ts';
import { resetStateOf } from './reset-state.ts';
import { accountMessages } from '../messages.ts';
import { useAnswer } from '../use-answer.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = accountMessages.get(locale);
  return { title: t.resetTitle, description: t.resetText };
}

/** Last step of the password reset: sets a new password, using up the code. */
export function Page() {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const resetState = resetStateOf(useLocation().state);
  const answer = useAnswer();

  async function reset(form: FormData) {
    answer.start();
    const result = await call('userResetPassword', {
      body: {
        email: formText(form, 'email').trim(),
        new_password: formText(form, 'new_password'),
        code: formText(form, 'code'),
        locale,
      },
    });
    if (!result.ok) return answer.fail(result.problem, { refused: t.resetFailed, broken: t.resetError });
    answer.end();
    showToast({ kind: 'success', text: t.resetDone });
    rememberHavingLogin();
    await navigate('/login', { replace: true });
  }

  return (
    <ResetCard
      title={t.resetTitle}
      text={t.resetText}
      failure={answer.failure}
      isSending={answer.isSending}
      button={t.resetTitle}
      onSubmit={reset}
    >
      <EmailField defaultValue={resetState.email} error={answer.errors.email} />
      <PasswordField
        label={t.newPassword}
        name="new_password"
        autoComplete="new-password"
        help={t.passwordHelp}
        error={answer.errors.new_password}
      />
      <CodeField given={resetState.code} error={answer.errors.code} />
    </ResetCard>
  );
}
