import { useState, type ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { codeDigits } from '@haat/ui/forms/code-digits.ts';
import { accountMessages } from '../messages.ts';

interface CodeFieldProps {
  given: string;
  error: string | undefined;
  help?: ReactNode;
}

/** A field for a mailed code: typed, pasted with other text around it, or filled in by the phone. */
export function CodeField({ given, error, help }: CodeFieldProps) {
  const t = useMessages(accountMessages);
  const [code, setCode] = useState(given);
  return (
    <TextField
      label={t.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      help={help}
      error={error}
      onChange={(event) => setCode(codeDigits(event.target.value))}
    />
  );
}
