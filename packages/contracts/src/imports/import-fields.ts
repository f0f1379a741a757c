/**
 * What a file of products can say, in the order in which an export says it: the headings of an export, and what else people call the
 * column. Plain data without zod.
 */
export const importFields = {
  id: { heading: 'Number', heading_bn: 'নম্বর', also: ['id', 'product id', 'product number', 'পণ্য নম্বর'] },
  slug: { heading: 'Address', heading_bn: 'ঠিকানা', also: ['slug', 'url', 'স্লাগ'] },
  title: { heading: 'Title', heading_bn: 'নাম (ইংরেজি)', also: ['name', 'product', 'title en', 'পণ্যের নাম english'] },
  title_bn: {
    heading: 'Title, Bangla',
    heading_bn: 'নাম',
    also: ['title bn', 'name bangla', 'bangla name', 'bangla title', 'পণ্যের নাম', 'শিরোনাম'],
  },
  description: { heading: 'Description', heading_bn: 'বিবরণ (ইংরেজি)', also: ['details', 'description en'] },
  description_bn: {
    heading: 'Description, Bangla',
    heading_bn: 'বিবরণ',
    also: ['description bn', 'bangla description', 'বর্ণনা'],
  },
  price: { heading: 'Price, Taka', heading_bn: 'দাম', also: ['price', 'mrp', 'regular price', 'মূল্য', 'দাম টাকা'] },
  offer_price: {
    heading: 'Offer price, Taka',
    heading_bn: 'অফার দাম',
    also: ['offer', 'offer price', 'sale price', 'discount price', 'অফার', 'ছাড়ের দাম'],
  },
  stock: { heading: 'Stock', heading_bn: 'স্টক', also: ['quantity', 'qty', 'pieces', 'মজুত', 'পরিমাণ'] },
  condition: { heading: 'Slider', heading_bn: 'স্লাইডার', also: ['condition', 'ধরন'] },
  category: { heading: 'Category', heading_bn: 'ক্যাটাগরি', also: ['বিভাগ'] },
  subcategory: { heading: 'Subcategory', heading_bn: 'সাবক্যাটাগরি', also: ['sub category', 'উপবিভাগ'] },
  brand: { heading: 'Brand', heading_bn: 'ব্র্যান্ড', also: ['maker'] },
  shop: { heading: 'Shop', heading_bn: 'দোকান', also: ['seller', 'store', 'বিক্রেতা'] },
  keywords: { heading: 'Search words', heading_bn: 'খোঁজার শব্দ', also: ['keywords', 'tags', 'কীওয়ার্ড'] },
  colors: { heading: 'Colours', heading_bn: 'রং', also: ['color', 'colors', 'colour', 'রঙ'] },
  sizes: { heading: 'Sizes', heading_bn: 'সাইজ', also: ['size', 'মাপ'] },
  on_sale: { heading: 'On sale', heading_bn: 'বিক্রি হচ্ছে', also: ['active', 'published', 'sold', 'চালু'] },
} as const;

/** A column that an import understands. */
export type ImportField = keyof typeof importFields;

function isImportField(value: string): value is ImportField {
  return value in importFields;
}

/** Every column that an import understands, in the order of an export. */
export const importFieldNames: readonly ImportField[] = Object.keys(importFields).filter(isImportField);

/** An import takes files with at most so many lines below the headings, and an export gives as many. */
export const maxImportLines = 10_000;
/** And so many bytes. */
export const maxImportBytes = 20 * 1024 * 1024;
/** For so many days an import can be undone. */
export const importUndoDays = 7;

/** A price or an offer that falls by so many percent or more, against what the product has, is to be looked at. */
export const importFallPercent = 90;

/**
 * What the check can find a line to be. `look_at`: it can be saved, but looks like a mistake, and is not saved before somebody says that it
 * is right. `left_out`: wrong or to be looked at, and nobody wants it.
 */
export const importLineKinds = ['new', 'changed', 'same', 'wrong', 'look_at', 'left_out'] as const;
