import { adminInvitation } from '@haat/contracts/staff/sign-in-endpoints';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useLocation } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { rememberSession } from '../../platform/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { GateCard } from './gate-card.tsx';
import { signInMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { useGoOn } from './use-go-on.ts';

/** Accepts an invitation. Its token follows the `#`, so that no server logs it. */
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
  return (
    <PasswordForm
      schema={adminInvitation.body}
      values={{ token, password: '' }}
      send={(body) => call('adminInvitation', { body })}
      onDone={({ data }) => {
        rememberSession(data);
        goOn(data);
      }}
      label={t.newPassword}
      autoComplete="new-password"
      doLabel={t.setPassword}
      words={{ CODE_INVALID: t.invitationWrong }}
    />
  );
}
