import type { EndpointReply, Endpoints } from '@haat/contracts';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import { searchPath } from '../search-query.ts';

/** The API's suggestions for the words typed so far. */
export type Suggestions = EndpointReply<Endpoints['searchSuggestions']>['data'];

/** The groups of suggestions. */
export type SuggestionGroup = 'recent' | 'completions' | 'categories' | 'shops' | 'brands' | 'products';

/** One suggestion: its text, its target, and for products a picture and a price in Taka. */
export interface SuggestionOption {
  group: SuggestionGroup;
  key: string;
  title: string;
  to: string;
  photo?: string;
  price?: number;
}

/** Recent searches as suggestions. */
export function recentOptions(searches: readonly string[]): SuggestionOption[] {
  return searches.map((text) => searchOption('recent', text));
}

function searchOption(group: 'recent' | 'completions', text: string): SuggestionOption {
  return { group, key: `${group}-${text}`, title: text, to: searchPath(text, null) };
}

/** The suggestions as one list, group by group, in the page's language. */
export function suggestionOptions(found: Suggestions, locale: Locale): SuggestionOption[] {
  const titled = ({ title, title_bn }: { title: string; title_bn: string }) => inLocale(locale, title, title_bn);
  return [
    ...found.completions.map((text) => searchOption('completions', text)),
    ...found.categories.map((category) => ({
      group: 'categories' as const,
      key: `category-${category.id}`,
      title: titled(category),
      to: `/product/category/product_list/${category.id}`,
    })),
    ...found.subcategories.map((subcategory) => ({
      group: 'categories' as const,
      key: `subcategory-${subcategory.id}`,
      title: titled(subcategory),
      to: `/product/category/subCategory/${subcategory.id}`,
    })),
    ...found.shops.map(({ id, name, name_bn }) => ({
      group: 'shops' as const,
      key: `shop-${id}`,
      title: inLocale(locale, name, name_bn),
      to: `/shop/all_product/${id}`,
    })),
    ...found.brands.map((brand) => ({
      group: 'brands' as const,
      key: `brand-${brand.id}`,
      title: titled(brand),
      to: `/product/brand/${brand.id}`,
    })),
    ...found.products.map((product) => ({
      group: 'products' as const,
      key: `product-${product.id}`,
      title: titled(product),
      to: `/product/product_details/${product.slug}`,
      photo: product.photo,
      price: product.offer_price,
    })),
  ];
}
