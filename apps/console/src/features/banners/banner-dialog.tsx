import type { AdminBanner } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PictureField } from '../../ui/pictures/picture-field.tsx';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import { TextFields } from '../../ui/record/text-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { DateFields } from './date-fields.tsx';
import { bannerMessages } from './messages.ts';
import { useBannerForm } from './use-slide-forms.ts';

/** Adds a banner (null) or edits one, with a preview of the home page. */
export function BannerDialog({ banner, onClose }: { banner: AdminBanner | null; onClose: () => void }) {
  const t = useMessages(bannerMessages);
  const words = [
    { name: 'headline', label: t.headline, lang: 'en', maxLength: 60 },
    { name: 'headline_bn', label: t.headlineBn, lang: 'bn', maxLength: 60 },
    { name: 'sub', label: t.sub, lang: 'en', maxLength: 120 },
    { name: 'sub_bn', label: t.subBn, lang: 'bn', maxLength: 120 },
  ] as const;
  const link = [{ name: 'link', label: t.link, maxLength: 300, help: t.linkHelp }];
  return (
    <RecordDialog title={banner ? t.changeBanner : t.newBanner} row={banner} form={useBannerForm()} onClose={onClose}>
      {({ typed, errors, onType }) => (
        <>
          <BannerPreview typed={typed} />
          <PictureField
            name="photo"
            path={typed.photo}
            error={errors['photo']}
            help={t.bannerShape}
            shape="aspect-[8/3]"
            onChange={(photo) => onType({ photo })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextFields fields={words} typed={typed} errors={errors} onType={onType} />
          </div>
          <TextFields fields={link} typed={typed} errors={errors} onType={onType} />
          <DateFields typed={typed} errors={errors} onType={onType} />
        </>
      )}
    </RecordDialog>
  );
}
