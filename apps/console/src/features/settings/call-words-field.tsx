import { callPlaceholders, unknownPlaceholders } from '@haat/contracts/orders/call-words';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ComponentProps } from 'react';
import { settingsMessages } from './messages.ts';

type CallWordsFieldProps = Pick<ComponentProps<typeof TextArea>, 'name' | 'label' | 'lang' | 'error' | 'onChange'> & {
  value: string;
};

/** The call script, with the placeholders that it may contain. */
export function CallWordsField({ error, ...field }: CallWordsFieldProps) {
  const t = useMessages(settingsMessages);
  const names = field.lang === 'bn' ? Object.values(callPlaceholders) : Object.keys(callPlaceholders);
  const inBraces = names.map((name) => `{${name}}`).join(' ');
  const [unknown] = unknownPlaceholders(field.value);
  return (
    <TextArea
      {...field}
      rows={4}
      maxLength={500}
      help={t.inBraces(inBraces)}
      error={error !== undefined && unknown !== undefined ? t.unknown(`{${unknown}}`, inBraces) : error}
    />
  );
}
