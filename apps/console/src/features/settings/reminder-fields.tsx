import type { Reminders } from '@haat/contracts';
import { weekdays } from '@haat/contracts/content/reminders';
import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { settingsMessages } from './messages.ts';

export const reminderFields = ['calls_before_giving_up', 'courier_at', 'courier_day_off'] as const;

const calls = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const dayOff = (value: string) => weekdays.find((day) => day === value) ?? '';

interface ReminderFieldsProps {
  typed: Reminders;
  type: (typed: Partial<Reminders>) => void;
  errors: Readonly<Record<string, string | undefined>>;
}

/** After how many calls an order may be given up, and when the courier comes. */
export function ReminderFields({ typed, type, errors }: ReminderFieldsProps) {
  const t = useMessages(settingsMessages);
  const { number } = useFormat();
  return (
    <>
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
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
      </div>
    </>
  );
}
