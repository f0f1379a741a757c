import type { ProductFacets } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ListQuery } from '../list-query.ts';
import { catalogueMessages } from '../../messages.ts';
import { highestPrice } from '@haat/contracts/catalogue/price-ranges';

/** An active filter: its label, and the list's query without it. */
export interface AppliedFilter {
  key: string;
  label: string;
  without: Partial<ListQuery>;
}

/** A price range as text: ৳100 – ৳300, ৳2,500 and above, up to ৳300. */
export function useRangeWords() {
  const t = useMessages(catalogueMessages);
  const { money } = useFormat();
  return (min: number | null, max: number | null) => {
    if (min === null) return t.upTo(money(max ?? 0));
    return max === null || max === highestPrice ? t.andAbove(money(min)) : t.range(money(min), money(max));
  };
}

/** The active filters, in the order of the rail. */
export function useAppliedFilters(query: ListQuery, facets: ProductFacets): AppliedFilter[] {
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const rangeWords = useRangeWords();
  const { minPrice, maxPrice, minRating, inStock, onOffer, brandIds, shopIds } = query;
  const brandName = (id: number) => {
    const brand = facets.brands.find((each) => each.id === id);
    return brand ? inLocale(locale, brand.title, brand.title_bn) : `${t.brands} ${number(id)}`;
  };
  const shopName = (id: number) => {
    const shop = facets.shops.find((each) => each.id === id);
    return shop ? inLocale(locale, shop.name, shop.name_bn) : `${t.shop} ${number(id)}`;
  };
  return [
    ...(minPrice !== null || maxPrice !== null
      ? [{ key: 'price', label: rangeWords(minPrice, maxPrice), without: { minPrice: null, maxPrice: null } }]
      : []),
    ...(inStock ? [{ key: 'stock', label: t.inStock, without: { inStock: false } }] : []),
    ...(onOffer ? [{ key: 'offer', label: t.onOffer, without: { onOffer: false } }] : []),
    ...(minRating === null
      ? []
      : [{ key: 'rating', label: t.ratingAndUp(`★ ${number(minRating)}`), without: { minRating: null } }]),
    ...brandIds.map((id) => ({
      key: `brand ${id}`,
      label: brandName(id),
      without: { brandIds: brandIds.filter((each) => each !== id) },
    })),
    ...shopIds.map((id) => ({
      key: `shop ${id}`,
      label: shopName(id),
      without: { shopIds: shopIds.filter((each) => each !== id) },
    })),
  ];
}
