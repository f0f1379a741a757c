import type { AdminShop, Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../../platform/http/handler.ts';

type Shop = Prisma.ShopGetPayload<object>;

/** The writable fields of a shop. */
export type ShopFields = HandlerInput<Endpoints['adminShopCreate']>['body'];

export function adminShopView(shop: Shop): AdminShop {
  const { id, name, photo, district, about, phone, note, version } = shop;
  return {
    id,
    name,
    name_bn: shop.nameBn,
    photo,
    district,
    district_bn: shop.districtBn,
    about,
    about_bn: shop.aboutBn,
    honours_coupons: shop.honoursCoupons,
    phone,
    note,
    version,
  };
}

/** The columns for the typed fields of a shop. */
export function shopColumnsOf(fields: ShopFields) {
  const { name, photo, district, about, phone, note } = fields;
  return {
    name,
    nameBn: fields.name_bn,
    photo,
    district,
    districtBn: fields.district_bn,
    about,
    aboutBn: fields.about_bn,
    honoursCoupons: fields.honours_coupons,
    phone,
    note,
  };
}
