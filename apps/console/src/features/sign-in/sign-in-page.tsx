import { useMessages } from '@haat/ui/i18n/messages.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { GateCard } from './gate-card.tsx';
import { signInMessages } from './messages.ts';
import { PasswordStep } from './password-step.tsx';
import { useGoOn } from './use-go-on.ts';

/** The first step of signing in. */
export function Page() {
  const t = useMessages(signInMessages);
  const goOn = useGoOn();
  usePageTitle(t.signInTitle);
  return (
    <GateCard title={t.signInTitle} text={t.signInText}>
      <PasswordStep onDone={goOn} />
    </GateCard>
  );
}
