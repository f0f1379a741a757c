import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PasswordField } from '@haat/ui/forms/field.tsx';
import { accountMessages } from '../messages.ts';

/** The confirmation may differ because the password is mistyped. */
const passwordName = ['password'];

interface NewPasswordFieldsProps {
  label: string;
  /** Keyed by field name: `password`, `confirm_password`. */
  errors: Record<string, string>;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  const t = useMessages(accountMessages);
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        help={t.passwordHelp}
        error={errors.password}
      />
      <PasswordField
        label={t.confirmPassword}
        name="confirm_password"
        autoComplete="new-password"
        error={errors.confirm_password}
        mendedBy={passwordName}
      />
    </>
  );
}
