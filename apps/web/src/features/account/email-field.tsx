import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextField, type TextFieldProps } from '@haat/ui/forms/field.tsx';
import { accountMessages } from './messages.ts';

/** An account's e-mail address, sent as `email`. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'name' | 'type'>) {
  const t = useMessages(accountMessages);
  return <TextField label={t.email} name="email" type="email" inputMode="email" autoComplete="username" {...props} />;
}
