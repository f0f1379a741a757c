import type { AdminShopRow } from '@haat/contracts';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PictureField } from '../../ui/pictures/picture-field.tsx';
import { RecordDialog } from '../../ui/record/record-dialog.tsx';
import { TextFields } from '../../ui/record/text-fields.tsx';
import { shopMessages } from './messages.ts';
import { useShopForm } from './use-shop-form.ts';

/** Adds a shop (null) or edits one. */
export function ShopDialog({ shop, onClose }: { shop: AdminShopRow | null; onClose: () => void }) {
  const t = useMessages(shopMessages);
  const names = [
    { name: 'name', label: t.nameEnglish, lang: 'en', maxLength: 120 },
    { name: 'name_bn', label: t.nameBangla, lang: 'bn', maxLength: 120 },
    { name: 'district', label: t.districtEnglish, lang: 'en', maxLength: 80 },
    { name: 'district_bn', label: t.districtBangla, lang: 'bn', maxLength: 80 },
  ] as const;
  const about = [
    { name: 'about', label: t.aboutEnglish, lang: 'en', maxLength: 1000, isLong: true },
    { name: 'about_bn', label: t.aboutBangla, lang: 'bn', maxLength: 1000, isLong: true, help: t.aboutHelp },
  ] as const;
  const forUs = [
    { name: 'phone', label: t.phone, maxLength: 40 },
    { name: 'note', label: t.note, maxLength: 1000, isLong: true, help: t.forUs },
  ];
  return (
    <RecordDialog title={shop ? t.changeShop : t.newShop} row={shop} form={useShopForm()} onClose={onClose}>
      {({ typed, errors, onType }) => (
        <>
          <PictureField
            name="photo"
            path={typed.photo}
            error={errors['photo']}
            shape="aspect-square"
            onChange={(photo) => onType({ photo })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextFields fields={names} typed={typed} errors={errors} onType={onType} />
          </div>
          <TextFields fields={about} typed={typed} errors={errors} onType={onType} />
          <CheckboxRow
            label={t.honoursCoupons}
            note={t.honoursCouponsNote}
            checked={typed.honours_coupons}
            onChange={(honours) => onType({ honours_coupons: honours })}
          />
          <TextFields fields={forUs} typed={typed} errors={errors} onType={onType} />
        </>
      )}
    </RecordDialog>
  );
}
