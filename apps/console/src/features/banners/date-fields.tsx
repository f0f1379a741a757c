import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextFields, type TextFieldsProps } from '../../ui/record/text-fields.tsx';
import { bannerMessages } from './messages.ts';
import type { TypedDates } from './typed-dates.ts';

interface DateFieldsProps extends Pick<TextFieldsProps, 'errors'> {
  typed: TypedDates;
  onType: (change: Partial<TypedDates>) => void;
}

/** The period in which a slide is shown, and whether it is active. */
export function DateFields({ typed, errors, onType }: DateFieldsProps) {
  const t = useMessages(bannerMessages);
  const field = { maxLength: 16, type: 'datetime-local', help: t.emptyAlways } as const;
  const fields = [
    { ...field, name: 'starts_at', label: t.starts },
    { ...field, name: 'ends_at', label: t.ends },
  ];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextFields fields={fields} typed={typed} errors={errors} onType={onType} />
      </div>
      <CheckboxRow
        label={t.isActive}
        note={t.isActiveNote}
        checked={typed.is_active}
        onChange={(isActive) => onType({ is_active: isActive })}
      />
    </>
  );
}
