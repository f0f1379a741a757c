import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextButton } from '@haat/ui/forms/button.tsx';
import { useState, type FormEvent } from 'react';
import { call } from '../../platform/api/call.ts';
import { rememberSession, type Session } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { signInMessages } from './messages.ts';

/** Which kind of code is entered; `recovery` if the phone is not at hand. */
export type CodeKind = 'app' | 'recovery';

export interface CodeStepProps {
  kind: CodeKind;
  onKind: (kind: CodeKind) => void;
  onDone: (session: Session) => void;
  /** The button's label; defaults to signing in. */
  label?: string | undefined;
}

/** The message that says why signing in failed; its words follow the language, which can be changed meanwhile. */
type Failure = 'tooMany' | 'failed' | 'recoveryWrong' | 'codeWrong';

/** The code of the authenticator app, or a recovery code instead. */
export function CodeStep({ kind, onKind, onDone, label }: CodeStepProps) {
  const t = useMessages(signInMessages);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setIsSending] = useState(false);
  const error = failure && t[failure];
  const isRecovery = kind === 'recovery';
  const isWhole = isRecovery ? code.trim() !== '' : code.length === 6;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isWhole) return;
    setIsSending(true);
    const answer = await call('adminCode', { body: { code } });
    setIsSending(false);
    if (answer.ok) {
      rememberSession(answer.body.data);
      return onDone(answer.body.data);
    }
    if (answer.problem.code === 'RATE_LIMITED') return setFailure('tooMany');
    if (answer.problem.code !== 'CODE_INVALID') return setFailure('failed');
    if (!isRecovery) setCode('');
    return setFailure(isRecovery ? 'recoveryWrong' : 'codeWrong');
  }

  function type(typed: string) {
    setFailure(undefined);
    setCode(typed);
  }

  function choose(next: CodeKind) {
    type('');
    onKind(next);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4.5">
      {isRecovery ? (
        <TextField
          label={t.recoveryCode}
          value={code}
          autoComplete="off"
          spellCheck={false}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <CodeBoxes value={code} error={error} onChange={type} />
      )}
      <Button type="submit" variant="primary" busy={isSending} disabled={!isWhole} className="w-full">
        {label ?? t.signIn}
      </Button>
      <p className="text-xs text-ink-muted">
        {isRecovery ? (
          <TextButton onClick={() => choose('app')}>{t.useApp}</TextButton>
        ) : (
          <>
            {t.lostPhone} <TextButton onClick={() => choose('recovery')}>{t.useRecovery}</TextButton>
            {t.askOwner}
          </>
        )}
      </p>
    </form>
  );
}
