import type { Reminders } from '@haat/contracts';
import { weekdays } from '@haat/contracts/content/reminders';
import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { settingsMessages } from './messages.ts';

/** The options for the number of days after which cash is late. */
const lateDays = [4, 5, 6, 7, 8, 9, 10, 14, 21, 30];
const pieces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50];
const soon = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const calls = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const dayOff = (value: string) => weekdays.find((day) => day === value) ?? '';

interface ReminderFieldsProps {
  typed: Reminders;
  type: (typed: Partial<Reminders>) => void;
  errors: Readonly<Record<string, string | undefined>>;
}

/**
 * After how many calls an order may be given up, when the courier comes, what counts as low stock, and when cash is
 * late.
 */
export function ReminderFields({ typed, type, errors }: ReminderFieldsProps) {
  const t = useMessages(settingsMessages);
  const { number } = useFormat();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 md:col-span-full lg:grid-cols-3">
      <SelectField
        name="calls_before_giving_up"
        label={t.fields.calls_before_giving_up}
        help={t.callsHelp}
        value={typed.calls_before_giving_up}
        error={errors.calls_before_giving_up}
        onChange={({ target }) => type({ calls_before_giving_up: Number(target.value) })}
      >
        {calls.map((count) => (
          <option key={count} value={count}>
            {number(count)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="time"
        name="courier_at"
        label={t.fields.courier_at}
        help={t.courierHelp}
        value={typed.courier_at}
        error={errors.courier_at}
        onChange={({ target }) => type({ courier_at: target.value })}
      />
      <SelectField
        name="courier_day_off"
        label={t.fields.courier_day_off}
        value={typed.courier_day_off}
        error={errors.courier_day_off}
        onChange={({ target }) => type({ courier_day_off: dayOff(target.value) })}
      >
        <option value="">{t.noDayOff}</option>
        {weekdays.map((day) => (
          <option key={day} value={day}>
            {t.weekdays[day]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="low_stock_at"
        label={t.fields.low_stock_at}
        help={t.lowHelp}
        value={typed.low_stock_at}
        error={errors.low_stock_at}
        onChange={({ target }) => type({ low_stock_at: Number(target.value) })}
      >
        {pieces.map((count) => (
          <option key={count} value={count}>
            {t.pieces(count, number(count))}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="low_stock_days"
        label={t.fields.low_stock_days}
        help={t.soonHelp}
        value={typed.low_stock_days}
        error={errors.low_stock_days}
        onChange={({ target }) => type({ low_stock_days: Number(target.value) })}
      >
        {soon.map((days) => (
          <option key={days} value={days}>
            {t.daysOfSales(days, number(days))}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="cash_late_after_days"
        label={t.fields.cash_late_after_days}
        help={t.lateHelp}
        value={typed.cash_late_after_days}
        error={errors.cash_late_after_days}
        onChange={({ target }) => type({ cash_late_after_days: Number(target.value) })}
      >
        {lateDays.map((days) => (
          <option key={days} value={days}>
            {t.days(number(days))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
