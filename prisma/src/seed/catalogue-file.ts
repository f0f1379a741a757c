import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** The demo catalogue as stored in `prisma/demo/catalogue.json`: prices in Taka, photo paths relative to that folder. */
export interface CatalogueFile {
  categories: { id: number; title: string; title_bn: string; photo: string }[];
  subcategories: { id: number; title: string; title_bn: string; category_id: number; photo: string }[];
  brands: { id: number; title: string; title_bn: string; photo: string }[];
  shops: { id: number; name: string; name_bn: string; photo: string; district: string; about: string }[];
  /** The shop's own cut, or without a shop for all; figures in the chart's unit, one for each measure. */
  size_charts: {
    subcategory_id: number;
    shop_id: number | null;
    measured: string;
    unit: string;
    measures: string[];
    rows: { size: string; figures: number[] }[];
  }[];
  products: CatalogueProduct[];
  banners: { id: number; photo: string; headline: string; headline_bn: string; sub: string; link: string }[];
  days: { id: number; filename: string; title: string }[];
  coupons: { code: string; value: number; min_subtotal: number; public: boolean }[];
  shipping_zones: {
    id: number;
    shipping_address: string;
    delivery_charge: number;
    delivery_days: number;
    places: string;
  }[];
  reviews: { product_slug: string; star: number; message: string; author: string }[];
  team: {
    id: number;
    title: string;
    designation: string;
    email: string;
    address: string;
    short_description: string;
    photo: string;
  }[];
}

export interface CatalogueProduct {
  id: number;
  slug: string;
  title: string;
  title_bn: string;
  description: string;
  description_bn: string;
  price: number;
  offer_price: number;
  stock: number;
  condition: string;
  brand_id: number;
  cat_id: number;
  subcat_id: number;
  shop_id: number;
  photo: string;
  extra_images: string[];
  /**
   * Extra pictures that `pnpm demo:details` crops from `photo`, by file name: the top left corner and the side of the
   * square in pixels.
   */
  details?: Record<string, { left: number; top: number; size: number }>;
  /** Extra pictures that show another colour, by file name. */
  pictured_colors?: Record<string, string>;
  colors: { name: string; hex: string }[];
  sizes: string[];
  keywords: string[];
}

/** Bangla translations of texts that the catalogue has only in English, keyed by the English text. */
export type BanglaTexts = Record<string, string>;

const demoFolder = path.join(packageFolder, 'demo');

/** Pictures of the demo catalogue, served below `/media/demo/`. */
export const demoPhotosFolder = path.join(demoFolder, 'photos');

export async function readCatalogue(): Promise<{ catalogue: CatalogueFile; bangla: BanglaTexts }> {
  const [catalogue, bangla] = await Promise.all(['catalogue.json', 'bangla.json'].map(readDemoFile));
  return { catalogue: catalogue as CatalogueFile, bangla: bangla as BanglaTexts };
}

async function readDemoFile(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(demoFolder, name), 'utf8'));
}

/** `photos/brands/x.webp` → `/media/demo/brands/x.webp`. */
export function mediaPath(photo: string): string {
  return photo.replace(/^photos\//, '/media/demo/');
}

/** Taka → whole poisha. */
export function poisha(taka: number): number {
  return Math.round(taka * 100);
}
