import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ChangedLine } from '@haat/contracts/staff/changed-lines';
import { auditMessages } from './messages.ts';
import { valueWord } from './value-word.ts';

/** Fields with amounts in Taka. */
const money = new Set([
  'price',
  'offer_price',
  'delivery_charge',
  'value',
  'min_subtotal',
  'expected',
  'received',
  'difference',
]);

export function FieldName({ field }: { field: string }) {
  const t = useMessages(auditMessages);
  return <span className="text-ink-muted">{t.fields[field] ?? field.replaceAll('_', ' ')}</span>;
}

export interface ChangedValueProps {
  /** The kind of the entry's subject. */
  kind: string;
  line: ChangedLine;
  side: 'before' | 'after';
}

/** One side of a change: struck through before, green background after; renders nothing if the entry does not say. */
export function ChangedValue({ kind, line, side }: ChangedValueProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const { money: taka, number } = useFormat();
  const value = line[side];
  if (value === undefined) return null;
  const words = () => {
    if (value === null || value === '') return t.emptyValue;
    if (typeof value === 'number') return money.has(line.field) ? taka(value) : number(value);
    return valueWord(t, { kind, field: line.field, value }) ?? String(value);
  };
  const text = (
    <span lang={typeof value === 'string' && locale === 'bn' && /^[ -~]+$/.test(words()) ? 'en' : undefined}>
      {words()}
    </span>
  );
  if (line.before === line.after) return text;
  return side === 'before' ? <del className="break-words">{text}</del> : <ins className="break-words">{text}</ins>;
}
