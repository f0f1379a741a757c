import type { Locale } from '@haat/contracts/shared/locale';

/** Fields that pages show in one language only. Others, such as the name of a colour, also become part of orders. */
const shown = new Set([
  'title',
  'name',
  'description',
  'about',
  'shipping_address',
  'processing_days',
  'governing_law',
  'welcome',
  'welcome_note',
]);

/** The data of a page as JSON, without the texts in the language that the page does not show (see `inLocale`). */
export function hydrationJson(data: object, locale: Locale): string {
  return JSON.stringify(data, function leaveOut(this: Record<string, unknown>, key: string, value: unknown) {
    const isUnused = locale === 'en' ? isBangla(this, key) : shown.has(key) && Boolean(this[`${key}_bn`]);
    return isUnused ? undefined : value;
  });
}

function isBangla(holder: Record<string, unknown>, key: string): boolean {
  return key.endsWith('_bn') && key.slice(0, -3) in holder;
}
