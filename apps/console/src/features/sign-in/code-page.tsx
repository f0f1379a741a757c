import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowLeftIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-title.ts';
import { useSessionQuery } from '../../platform/session.ts';
import { CodeStep, type CodeKind } from './code-step.tsx';
import { GateCard } from './gate-card.tsx';
import { signInMessages } from './messages.ts';
import { useGoOn } from './use-go-on.ts';

/** The second step of signing in: the code. */
export function Page() {
  const t = useMessages(signInMessages);
  const goOn = useGoOn();
  const [kind, setKind] = useState<CodeKind>('app');
  const { data: session, isError } = useSessionQuery();
  const isRecovery = kind === 'recovery';
  const title = isRecovery ? t.recoveryTitle : t.codeTitle;
  usePageTitle(title);
  if (isError) return <Navigate to="/sign-in" replace />;
  return (
    <GateCard
      title={title}
      text={isRecovery ? t.recoveryText : t.codeText}
      above={
        <Link
          to="/sign-in"
          className="-ms-0.5 mb-1.5 inline-flex items-center gap-1.5 text-sm font-medium text-ink-muted"
        >
          <Icon of={ArrowLeftIcon} size={18} />
          {session?.email ?? t.signInTitle}
        </Link>
      }
    >
      <CodeStep key={kind} kind={kind} onKind={setKind} onDone={goOn} />
    </GateCard>
  );
}
