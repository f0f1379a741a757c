import type { AdminDay } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PictureField } from '../../ui/pictures/picture-field.tsx';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import { TextFields } from '../../ui/record/text-fields.tsx';
import { DateFields } from './date-fields.tsx';
import { bannerMessages } from './messages.ts';
import { useDayForm } from './use-slide-forms.ts';

/** Adds a picture to the days slider (null) or edits one. */
export function DayDialog({ day, onClose }: { day: AdminDay | null; onClose: () => void }) {
  const t = useMessages(bannerMessages);
  const words = [
    { name: 'title', label: t.dayTitle, lang: 'en', maxLength: 120, help: t.dayTitleHelp },
    { name: 'title_bn', label: t.dayTitleBn, lang: 'bn', maxLength: 120 },
  ] as const;
  return (
    <RecordDialog title={day ? t.changeDay : t.newDay} row={day} form={useDayForm()} onClose={onClose}>
      {({ typed, errors, onType }) => (
        <>
          <PictureField
            name="photo"
            path={typed.photo}
            error={errors['photo']}
            help={t.dayShape}
            shape="aspect-[4/5]"
            onChange={(photo) => onType({ photo })}
          />
          <TextFields fields={words} typed={typed} errors={errors} onType={onType} />
          <DateFields typed={typed} errors={errors} onType={onType} />
        </>
      )}
    </RecordDialog>
  );
}
