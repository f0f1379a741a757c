import { useState, type ReactNode } from 'react';
import type { CallProblem } from '../../../platform/api/call.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { formText } from '@haat/ui/forms/form-text.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button, TextLink } from '@haat/ui/forms/button.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import type { AccountMessages } from '../messages.en.ts';
import { accountMessages } from '../messages.ts';

interface PasswordDialogProps {
  title: string;
  button: string;
  /** Whether the action is irreversible. */
  isDangerous?: boolean;
  /** Performs the action; resolves to the problem, or null on success. */
  onConfirm: (password: string) => Promise<CallProblem | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the password before an action that only the account's owner may take. */
export function PasswordDialog({ title, button, isDangerous, onConfirm, onClose, children }: PasswordDialogProps) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const { email } = useSession();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const wrong = problem && fieldErrors(problem, locale).password;

  async function confirm(typed: FormData) {
    setIsSending(true);
    setProblem(null);
    setProblem(await onConfirm(formText(typed, 'password')));
    setIsSending(false);
  }

  return (
    <Dialog onClose={onClose} title={title}>
      <Form noValidate onSubmit={confirm} className="flex flex-col gap-4">
        {children}
        {problem && !wrong && (
          <Notice tone="error" role="alert">
            {failureWords(problem, t)}{' '}
            {problem.code === 'ORDERS_UNDER_WAY' && <TextLink to="/my_order_list">{t.myOrder}</TextLink>}
          </Notice>
        )}
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label={t.currentPassword}
          name="password"
          autoComplete="current-password"
          error={wrong ?? undefined}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onClose}>
            {t.keepAsIs}
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isSending} busyText={t.sending}>
            {button}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function failureWords({ code }: CallProblem, t: AccountMessages): string {
  if (code === 'ORDERS_UNDER_WAY') return t.ordersUnderWay;
  return code === 'RATE_LIMITED' ? t.tooManyTries : t.notDone;
}
