import type { CallResult } from '@haat/contracts/client';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import type { z } from 'zod';
import type { CallProblem } from '../../platform/api/call.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { signInMessages } from './messages.ts';

export interface PasswordFormProps<Body extends { password: string }, Reply> {
  /** The contract's body, and its values besides the password. */
  schema: z.ZodType;
  values: Body;
  send: (body: Body) => Promise<CallResult<Reply>>;
  onDone: (reply: Reply) => void;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  doLabel: string;
  /** Messages for refusals that are specific to this form. */
  words?: Partial<Record<CallProblem['code'], string>> | undefined;
}

/** One field for a password, and a button. */
export function PasswordForm<Body extends { password: string }, Reply>(props: PasswordFormProps<Body, Reply>) {
  const { schema, values, send, onDone, label, autoComplete, doLabel, words = {} } = props;
  const t = useMessages(signInMessages);
  const [notice, setNotice] = useState<string | null>(null);
  const form = useContractForm<{ password: string }>({ schema, values });
  const submit = form.handleSubmit(async ({ password }) => {
    setNotice(null);
    const answer = await send({ ...values, password });
    if (answer.ok) return onDone(answer.body);
    if (form.showProblem(answer.problem)) return undefined;
    const { code } = answer.problem;
    return setNotice(words[code] ?? (code === 'RATE_LIMITED' ? t.tooMany : t.failed));
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
        label={label}
        autoComplete={autoComplete}
        error={form.errorOf('password')}
      />
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className="w-full">
        {doLabel}
      </Button>
    </form>
  );
}
