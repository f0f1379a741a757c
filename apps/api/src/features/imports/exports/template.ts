import type { ImportField, Locale } from '@haat/contracts';
import { importFieldNames } from '@haat/contracts';
import { csvFile } from '../../../platform/exports/csv-file.ts';
import { headingsIn } from './product-rows.ts';

/** An example product, to be overwritten. */
const example: Readonly<Record<Locale, Partial<Record<ImportField, string>>>> = {
  en: {
    title: 'Nakshi Quilt, Blue',
    title_bn: 'নকশি কাঁথা, নীল',
    description: 'Stitched by hand from soft cotton.',
    description_bn: 'নরম সুতি কাপড়ে হাতে সেলাই করা।',
    price: '1850',
    offer_price: '1490',
    stock: '40',
    condition: 'new',
    category: 'Home',
    subcategory: 'Quilts',
    brand: 'Nakshi Ghar',
    shop: 'Nakshi Ghar',
    keywords: 'quilt; কাঁথা',
    colors: 'Blue|নীল|#1d5c8a',
    sizes: 'M; L',
  },
  bn: { price: '১৮৫০', offer_price: '১৪৯০', stock: '৪০', condition: 'নতুন', category: 'ঘর', subcategory: 'কাঁথা' },
};

/** Every heading and one example row, for sellers. */
export function template(lang: Locale): Uint8Array<ArrayBuffer> {
  const cells = { ...example.en, ...example[lang] };
  return csvFile(headingsIn(lang), [importFieldNames.map((field) => cells[field] ?? '')]);
}
