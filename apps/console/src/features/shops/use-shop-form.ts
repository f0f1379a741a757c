import type { AdminShop } from '@haat/contracts';
import { adminShopChange, adminShopCreate } from '@haat/contracts/catalogue/admin-shop-endpoints';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useFieldWords } from '../../ui/record/use-field-words.tsx';
import { shopMessages } from './messages.ts';
import { refreshShops } from './shop-queries.ts';

/** The form values of a shop. */
export type TypedShop = Omit<AdminShop, 'id' | 'version'>;

const empty: TypedShop = {
  name: '',
  name_bn: '',
  photo: '',
  district: '',
  district_bn: '',
  about: '',
  about_bn: '',
  honours_coupons: true,
  phone: '',
  note: '',
};

function typedOf(shop: AdminShop | null): TypedShop {
  if (shop === null) return empty;
  const { name, name_bn, photo, district, district_bn, about, about_bn, honours_coupons, phone, note } = shop;
  return { name, name_bn, photo, district, district_bn, about, about_bn, honours_coupons, phone, note };
}

/** How shops are added and edited. */
export function useShopForm(): RecordForm<AdminShop, TypedShop> {
  const t = useMessages(shopMessages);
  const locale = useLocale();
  const { picture } = useFieldWords();
  return {
    fields: {
      photo: picture,
      name: t.nameEnglish,
      name_bn: t.nameBangla,
      district: t.districtEnglish,
      district_bn: t.districtBangla,
      about: t.aboutEnglish,
      about_bn: t.aboutBangla,
      honours_coupons: t.honoursCoupons,
      phone: t.phone,
      note: t.note,
    },
    typedOf,
    bodyOf: (typed) => typed,
    create: { body: adminShopCreate.body, send: (body) => call('adminShopCreate', { body }) },
    change: {
      body: adminShopChange.body,
      send: ({ id, version }, typed) => call('adminShopChange', { params: { id }, body: { ...typed, version } }),
    },
    refresh: refreshShops,
    said({ name, name_bn: nameBn }, isNew) {
      const shown = inLocale(locale, name, nameBn);
      return isNew ? t.added(shown) : t.saved(shown);
    },
    refusals: { LIST_FULL: { text: t.full } },
  };
}
