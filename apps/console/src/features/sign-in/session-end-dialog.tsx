import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { forgetSessionEnd } from '../../platform/api/session-end.ts';
import { queries } from '../../platform/api/queries.ts';
import type { Session } from '../../platform/session.ts';
import { CodeStep, type CodeKind } from './code-step.tsx';
import { signInMessages } from './messages.ts';
import { PasswordStep } from './password-step.tsx';

/** Signs the same person in again on top of the screen where the session ended, so that no input is lost. */
export function SessionEndDialog({ email }: { email: string }) {
  const t = useMessages(signInMessages);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [kind, setKind] = useState<CodeKind>('app');
  function goOn({ next }: Pick<Session, 'next'>) {
    if (next === 'code') return setStep('code');
    if (next === 'enrol') return location.assign('/admin/second-factor');
    forgetSessionEnd();
    void queries.invalidateQueries();
    return undefined;
  }
  return (
    <Dialog title={t.endedTitle} onClose={forgetSessionEnd}>
      <div className="gate grid max-w-(--container-form) gap-4">
        <p className="text-sm text-ink-muted">{step === 'password' ? t.endedText : t.codeText}</p>
        {step === 'password' ? (
          <PasswordStep email={email} onDone={goOn} />
        ) : (
          <CodeStep key={kind} kind={kind} onKind={setKind} onDone={goOn} />
        )}
      </div>
    </Dialog>
  );
}
