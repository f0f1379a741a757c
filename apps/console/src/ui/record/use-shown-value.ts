import { clip, useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import { mergeMessages } from '../merge/messages.ts';
import type { FieldName, FieldWords } from './record-form.ts';

const lettersShown = 140;
const nothing = '–';

/** Returns a field's value for display. */
export function useShownValue<Typed>(fields: FieldWords<Typed>): (name: FieldName<Typed>, values: Typed) => ReactNode {
  const t = useMessages(mergeMessages);
  const { number } = useFormat();

  function plain(value: unknown): string {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (typeof value === 'number') return number(value);
    return clip(Array.isArray(value) ? value.join(', ') : String(value).trim(), { letters: lettersShown });
  }

  return (name, values) => {
    const value = values[name];
    const words = fields[name];
    if (value === '' || (Array.isArray(value) && value.length === 0)) return nothing;
    return typeof words === 'string' ? plain(value) : words.show(value);
  };
}
