import type pg from 'pg';
import { type BanglaTexts, type CatalogueFile, mediaPath, poisha } from './catalogue-file.ts';
import { insertRows, moveSequence } from './insert-rows.ts';

export interface SeedInput {
  client: pg.Client;
  catalogue: CatalogueFile;
  bangla: BanglaTexts;
}

/** Categories, subcategories, brands and shops, which products refer to, and the size charts. */
export async function seedTaxonomy({ client, catalogue, bangla }: SeedInput): Promise<void> {
  const tables = {
    categories: catalogue.categories.map(withPhoto).map(numbered),
    subcategories: catalogue.subcategories.map(withPhoto).map(numbered),
    brands: catalogue.brands.map(withPhoto),
    shops: catalogue.shops.map(withPhoto).map((shop) => ({
      ...shop,
      district_bn: bangla[shop.district] ?? '',
      about_bn: bangla[shop.about] ?? '',
      honours_coupons: true,
    })),
    size_charts: catalogue.size_charts.map((chart, index) => ({ id: index + 1, ...chart, version: 1 })),
  };
  for (const [table, rows] of Object.entries(tables)) {
    await insertRows({ client, table, rows });
    await moveSequence({ client, table });
  }
}

/** Banners, day slides, the team, shipping zones and coupons. */
export async function seedContent({ client, catalogue, bangla }: SeedInput): Promise<void> {
  const inBangla = (text: string) => bangla[text] ?? '';
  const tables = {
    banners: catalogue.banners.map((banner, position) => ({
      ...banner,
      photo: mediaPath(banner.photo),
      sub_bn: inBangla(banner.sub),
      position,
    })),
    day_slides: catalogue.days.map(({ id, filename, title }, position) => ({
      id,
      filename: mediaPath(filename),
      title,
      title_bn: inBangla(title),
      position,
    })),
    team_members: catalogue.team.map(
      ({ id, title, designation, email, address, short_description, photo }, position) => ({
        id,
        title,
        designation,
        email,
        address,
        short_description,
        photo: mediaPath(photo),
        position,
        title_bn: inBangla(title),
        designation_bn: inBangla(designation),
        address_bn: inBangla(address),
        short_description_bn: inBangla(short_description),
      }),
    ),
    shipping_zones: catalogue.shipping_zones.map(({ delivery_charge, ...zone }, position) => ({
      ...zone,
      delivery_charge: poisha(delivery_charge),
      position,
      is_active: true,
      shipping_address_bn: inBangla(zone.shipping_address),
    })),
    coupons: catalogue.coupons.map((coupon, index) => ({
      id: index + 1,
      code: coupon.code,
      value: poisha(coupon.value),
      min_subtotal: poisha(coupon.min_subtotal),
      used_count: 0,
      is_active: true,
      is_public: coupon.public,
    })),
  };
  for (const [table, rows] of Object.entries(tables)) {
    await insertRows({ client, table, rows });
    await moveSequence({ client, table });
  }
}

function withPhoto<Entry extends { photo: string }>(entry: Entry) {
  return { ...entry, photo: mediaPath(entry.photo) };
}

function numbered<Entry>(entry: Entry, position: number) {
  return { ...entry, position };
}
