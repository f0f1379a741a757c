import { digits, inLocale, type Locale } from '@haat/contracts/shared/locale';
import { formatMoney, formatNumber } from '@haat/contracts/shared/format';
import { percentOff } from '../../cells/read-cell.ts';
import { useTaxonomy } from '../../product-queries.ts';
import { takaText, type ProductValues } from '../product-values.ts';

/** A product as shoppers read it in one language. */
export interface ShownProduct {
  locale: Locale;
  title: string;
  shop: string;
  /** The price to pay. */
  price: string;
  /** The discount and the regular price; null without an offer. */
  offer: { percent: string; was: string } | null;
  /** The URLs of its pictures, in order. */
  photos: string[];
  colours: { name: string; hex: string }[];
  sizes: string[];
}

/** The input of a product as shoppers will read it in a language. */
export function useShownProduct(values: ProductValues, locale: Locale): ShownProduct {
  const { shops } = useTaxonomy();
  const shop = shops.find(({ id }) => String(id) === values.shop_id);
  const price = Number(takaText(values.price)) || 0;
  const offer = Number(takaText(values.offer_price)) || 0;
  const percent = percentOff({ price, offer_price: offer });
  const isOffer = percent > 0;
  return {
    locale,
    title: (locale === 'en' ? values.title : values.title_bn) || '…',
    shop: shop ? inLocale(locale, shop.name, shop.name_bn) : '\u00a0',
    price: formatMoney(isOffer ? offer : price, locale),
    offer: isOffer ? { percent: `−${formatNumber(percent, locale)}%`, was: formatMoney(price, locale) } : null,
    photos: values.pictures.map(({ path }) => path),
    colours: values.colors.map(({ color, color_bn: bangla, hex }) => ({ name: inLocale(locale, color, bangla), hex })),
    sizes: values.sizes.map((size) => digits(size, locale)),
  };
}
