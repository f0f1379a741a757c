import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { editorMessages } from '../messages.ts';
import { readEntry, stockReasons, type StockEntry } from './stock-entry.ts';

interface StockFieldsProps {
  stock: number;
  entry: StockEntry;
  /** Reported by the server, or because the input is invalid. */
  error: string | undefined;
  onChange: (entry: StockEntry) => void;
}

/** The current stock, and a movement to enter: how many, and why. */
export function StockFields({ stock, entry, error, onChange }: StockFieldsProps) {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const reading = readEntry(entry, stock);
  const edited = entry.typed.trim() === '' ? undefined : 'edited';
  return (
    <>
      <p>
        <b className="text-xl font-semibold">{number(stock)}</b> {t.inStock}
      </p>
      <div className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3">
        <TextField
          label={entry.reason === 'recount' ? t.counted : t.changeBy}
          value={entry.typed}
          error={error ?? (reading.kind === 'wrong' ? t.wrongEntry(number(stock)) : undefined)}
          inputMode="text"
          maxLength={10}
          placeholder={entry.reason === 'recount' ? undefined : '+20'}
          className={edited}
          onChange={({ target }) => onChange({ ...entry, typed: target.value })}
        />
        <SelectField
          label={t.reason}
          value={entry.reason}
          className={edited}
          onChange={({ target }) =>
            onChange({ ...entry, reason: stockReasons.find((each) => each === target.value) ?? 'delivery' })
          }
        >
          {stockReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t.reasons[reason]}
            </option>
          ))}
        </SelectField>
      </div>
      {(reading.kind === 'moved' || reading.kind === 'counted') && (
        <p className="mt-2 text-xs text-ink-muted">{t.afterSaving(number(stock), number(reading.after))}</p>
      )}
    </>
  );
}
