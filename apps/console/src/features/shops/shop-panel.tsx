import type { AdminShopRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PhotoField } from '../../ui/record/photo-field.tsx';
import { HoldsProducts } from '../../ui/record/holds-products.tsx';
import { RecordPanel } from '../../ui/record/record-panel.tsx';
import { TextFields } from '../../ui/record/text-fields.tsx';
import { shopMessages } from './messages.ts';
import { useShopForm } from './use-shop-form.ts';

/** Adds a shop (null) or edits one. */
export function ShopPanel({ shop, onClose }: { shop: AdminShopRow | null; onClose: () => void }) {
  const t = useMessages(shopMessages);
  const locale = useLocale();
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
    <RecordPanel
      title={shop ? inLocale(locale, shop.name, shop.name_bn) : t.newShop}
      row={shop}
      form={useShopForm()}
      onClose={onClose}
    >
      {({ typed, errors, onType }) => (
        <>
          <PhotoField typed={typed} errors={errors} onType={onType} />
          <div className="grid gap-4 @min-[23rem]:grid-cols-2">
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
          <HoldsProducts count={shop?.products} filter={`shop=${shop?.id}`} />
        </>
      )}
    </RecordPanel>
  );
}
