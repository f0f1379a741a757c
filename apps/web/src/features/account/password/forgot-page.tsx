import { useNavigate } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { showAlert } from '@haat/ui/feedback/feedback.ts';
import { EmailField } from '../email-field.tsx';
import { ResetCard } from './reset-card.tsx';
import { accountMessages } from '../messages.ts';
import { isBroken, useAnswer } from '../use-answer.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = accountMessages.get(locale);
  return { title: t.forgotTitle, description: t.forgotText };
}

/** First step of the password reset: sends a code by mail. */
export function Page() {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const answer = useAnswer();

  async function send(form: FormData) {
    const email = formText(form, 'email').trim();
    answer.start();
    const result = await call('forgetPassword', { body: { email, locale } });
    if (!result.ok) {
      answer.fail(result.problem, { refused: '', broken: '' });
      return showAlert(isBroken(result.problem) ? t.codeError : t.codeNotSent);
    }
    answer.end();
    showAlert(t.codeSent);
    await navigate('/user/forget_password/code_match', { state: { email } });
  }

  return (
    <ResetCard
      title={t.forgotTitle}
      text={t.forgotText}
      failure={answer.failure}
      isSending={answer.isSending}
      button={t.sendCode}
      onSubmit={send}
    >
      <EmailField placeholder="name@example.com" error={answer.errors.email} />
    </ResetCard>
  );
}
