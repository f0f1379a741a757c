import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { TextButton } from '@haat/ui/forms/button.tsx';
import { showAlert, showToast } from '@haat/ui/feedback/feedback.ts';
import { CodeField } from './code-field.tsx';
import { EmailField } from '../email-field.tsx';
import { ResetCard } from './reset-card.tsx';
import { resetStateOf } from './reset-state.ts';
import { accountMessages } from '../messages.ts';
import { isBroken, useAnswer } from '../use-answer.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const t = accountMessages.get(locale);
  return { title: t.verifyTitle, description: t.verifyText };
}

/** Second step of the password reset: checks the code without using it up. */
export function Page() {
  const t = useMessages(accountMessages);
  const navigate = useNavigate();
  const resetState = resetStateOf(useLocation().state);
  const [email, setEmail] = useState(resetState.email);
  const answer = useAnswer();

  async function verify(form: FormData) {
    const code = formText(form, 'code');
    answer.start();
    const result = await call('forgetPasswordCodeMatch', { body: { email, code } });
    if (!result.ok) return answer.fail(result.problem, { refused: t.notVerified, broken: t.verifyError });
    answer.end();
    showToast({ kind: 'success', text: t.verified });
    await navigate('/user/reset_password', { state: { email, code } });
  }

  return (
    <ResetCard
      title={t.verifyTitle}
      text={t.verifyText}
      failure={answer.failure}
      isSending={answer.isSending}
      button={t.verifyCode}
      onSubmit={verify}
    >
      <EmailField value={email} error={answer.errors.email} onChange={(event) => setEmail(event.target.value)} />
      <div>
        <CodeField given="" error={answer.errors.code} />
        <SendAgain email={email} />
      </div>
    </ResetCard>
  );
}

function SendAgain({ email }: { email: string }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const isUnderWay = useRef(false);

  async function send() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const result = await call('forgetPassword', { body: { email, locale } });
    isUnderWay.current = false;
    if (result.ok) return showAlert(t.codeSent);
    showAlert(isBroken(result.problem) ? t.codeError : t.codeNotSent);
  }

  return (
    <p className="mt-1.5 text-xs text-ink-subtle">
      {t.noMail} <TextButton onClick={() => void send()}>{t.sendAgain}</TextButton>
    </p>
  );
}
