import { adminInvitation } from '@haat/contracts/staff/sign-in-endpoints';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { rememberSession } from '../../platform/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { GateCard } from './gate-card.tsx';
import { signInMessages } from './messages.ts';
import { useGoOn } from './use-go-on.ts';

/** Accepts an invitation. Its token stands behind `#`, so that no server logs it. */
export function Page() {
  const t = useMessages(signInMessages);
  const { hash } = useLocation();
  const token = hash.slice(1);
  usePageTitle(t.invitationTitle);
  return (
    <GateCard title={t.invitationTitle} text={token === '' ? t.noInvitation : t.invitationText}>
      {token === '' ? <LinkButton to="/sign-in">{t.toSignIn}</LinkButton> : <NewPassword token={token} />}
    </GateCard>
  );
}

function NewPassword({ token }: { token: string }) {
  const t = useMessages(signInMessages);
  const goOn = useGoOn();
  const [notice, setNotice] = useState<string | null>(null);
  const form = useContractForm({ schema: adminInvitation.body, values: { token, password: '' } });
  const submit = form.handleSubmit(async (body) => {
    setNotice(null);
    const answer = await call('adminInvitation', { body });
    if (answer.ok) {
      rememberSession(answer.body.data);
      return goOn(answer.body.data);
    }
    if (form.showProblem(answer.problem)) return undefined;
    if (answer.problem.code === 'RATE_LIMITED') return setNotice(t.tooMany);
    return setNotice(answer.problem.code === 'CODE_INVALID' ? t.invitationWrong : t.failed);
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
        label={t.newPassword}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className="w-full">
        {t.setPassword}
      </Button>
    </form>
  );
}
