import type { ShopSettings } from '@haat/contracts';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import { formatPhone } from '@haat/contracts/shared/format';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useShopSettings } from './shop-settings.ts';

/** The values of placeholders in texts, such as `{phone}`. */
function wordsOf(settings: ShopSettings, locale: Locale): Record<string, string> {
  return {
    email: settings.email,
    phone: formatPhone(settings.phone, locale),
    address: inLocale(locale, settings.address, settings.address_bn),
    processing_days: inLocale(locale, settings.processing_days, settings.processing_days_bn),
    governing_law: inLocale(locale, settings.governing_law, settings.governing_law_bn),
  };
}

/** Fills the shop's settings into a text, or into the texts of an object at any depth. */
export function filledText<Text>(text: Text, { settings, locale }: { settings: ShopSettings; locale: Locale }): Text {
  const words = wordsOf(settings, locale);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fill(each)]));
  };
  return fill(text) as Text;
}

/** Fills the shop's settings into a text. */
export function useFilledText<Text>(text: Text): Text {
  return filledText(text, { settings: useShopSettings(), locale: useLocale() });
}
