import type { Inputs, World } from './world.ts';

import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';

type SetUpEndpoint =
  | 'adminShopList'
  | 'adminShopCreate'
  | 'adminShopChange'
  | 'adminShopRemove'
  | 'adminCategoryList'
  | 'adminCategoryCreate'
  | 'adminCategoryChange'
  | 'adminCategoryRemove'
  | 'adminCategoryOrder'
  | 'adminSubcategoryCreate'
  | 'adminSubcategoryChange'
  | 'adminSubcategoryRemove'
  | 'adminSubcategoryOrder'
  | 'adminSizeChartList'
  | 'adminSizeChartCreate'
  | 'adminSizeChartChange'
  | 'adminSizeChartRemove'
  | 'adminBrandList'
  | 'adminBrandCreate'
  | 'adminBrandChange'
  | 'adminBrandRemove'
  | 'adminSlideList'
  | 'adminBannerCreate'
  | 'adminBannerChange'
  | 'adminBannerOrder'
  | 'adminDayCreate'
  | 'adminDayChange'
  | 'adminDayOrder'
  | 'adminCallWords'
  | 'adminReminders'
  | 'adminSettings'
  | 'adminSettingsChange'
  | 'adminZoneList'
  | 'adminZoneCreate'
  | 'adminZoneChange'
  | 'adminZoneOrder';

/** Valid calls for setting up the shop. */
export function setUpInputs(world: World): Pick<Inputs, SetUpEndpoint> {
  const { zoneId, zoneIds, bannerIds, dayIds, picturePath, shelves } = world;
  const zone = {
    name: 'Hill Districts',
    name_bn: 'পার্বত্য জেলা',
    delivery_charge: 180,
    delivery_days: 3,
    places: 'Rangamati, Dhaka/Savar',
    is_active: true,
  };
  const dates = { starts_at: '2026-03-01T00:00:00+06:00', ends_at: null, is_active: true };
  const day = { photo: picturePath, title: 'Eid Mubarak', title_bn: 'ঈদ মোবারক', ...dates };
  const words = { headline: 'Warm up', headline_bn: 'শীতের উষ্ণতা', sub: 'Shawls', sub_bn: 'শাল' };
  const banner = { photo: picturePath, ...words, link: '/offer_product', ...dates };
  const shelf = { photo: picturePath, title: 'Garden', title_bn: 'বাগান' };
  const [category = 0, emptyCategory = 0] = shelves.categories;
  const [subcategory = 0, emptySubcategory = 0] = shelves.subcategories;
  const [brand = 0, emptyBrand = 0] = shelves.brands;
  const version = { version: 1 };
  const chart = {
    measured: 'garment' as const,
    unit: 'in' as const,
    measures: ['chest' as const, 'length' as const],
    rows: [{ size: 'M', figures: [40, 27.5] }],
  };
  const shop = {
    name: 'Mritkonna',
    name_bn: 'মৃৎকন্যা',
    photo: picturePath,
    district: 'Bogura',
    district_bn: 'বগুড়া',
    about: 'Clay for every day.',
    about_bn: 'প্রতিদিনের মাটির জিনিস।',
    honours_coupons: true,
    phone: '01712345678',
    note: 'Packs by noon.',
  };
  return {
    adminShopList: {},
    adminShopCreate: { body: shop },
    adminShopChange: { params: { id: world.shopId }, body: { ...shop, ...version } },
    adminShopRemove: { params: { id: shelves.emptyShop }, body: version },
    adminCategoryList: {},
    adminCategoryCreate: { body: shelf },
    adminCategoryChange: { params: { id: category }, body: { ...shelf, ...version } },
    adminCategoryRemove: { params: { id: emptyCategory }, body: version },
    adminCategoryOrder: { body: { ids: shelves.allCategories } },
    adminSubcategoryCreate: { body: { ...shelf, category_id: category } },
    adminSubcategoryChange: { params: { id: subcategory }, body: { ...shelf, category_id: category, ...version } },
    adminSubcategoryRemove: { params: { id: emptySubcategory }, body: version },
    adminSubcategoryOrder: { params: { id: category }, body: { ids: shelves.subcategories.toReversed() } },
    adminSizeChartList: { params: { id: subcategory } },
    adminSizeChartCreate: { params: { id: subcategory }, body: { ...chart, shop_id: null } },
    adminSizeChartChange: { params: { id: shelves.sizeCharts[0] ?? 0 }, body: { ...chart, ...version } },
    adminSizeChartRemove: { params: { id: shelves.sizeCharts[1] ?? 0 }, body: version },
    adminBrandList: {},
    adminBrandCreate: { body: shelf },
    adminBrandChange: { params: { id: brand }, body: { ...shelf, ...version } },
    adminBrandRemove: { params: { id: emptyBrand }, body: version },
    adminSlideList: {},
    adminBannerCreate: { body: banner },
    adminBannerChange: { params: { id: bannerIds[0] ?? 0 }, body: { ...banner, version: 1 } },
    adminBannerOrder: { body: { ids: bannerIds } },
    adminDayCreate: { body: day },
    adminDayChange: { params: { id: dayIds[0] ?? 0 }, body: { ...day, version: 1 } },
    adminDayOrder: { body: { ids: dayIds } },
    adminCallWords: {},
    adminReminders: {},
    adminSettings: {},
    adminSettingsChange: {
      body: {
        ...usualSettings,
        ...usualAboutWords,
        ...usualCallWords,
        ...usualReminders,
        mail_sender: '',
        phone: '+880 1711-000111',
        version: 0,
      },
    },
    adminZoneList: {},
    adminZoneCreate: { body: zone },
    adminZoneChange: { params: { id: zoneId }, body: { ...zone, version: 1 } },
    adminZoneOrder: { body: { ids: zoneIds } },
  };
}
