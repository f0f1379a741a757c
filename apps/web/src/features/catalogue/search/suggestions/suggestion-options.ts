import type { EndpointReply, Endpoints } from '@haat/contracts';
import { inLocale, type Locale } from '@haat/ui/i18n/locale.ts';

/** What the API suggests for the words typed so far. */
export type Suggestions = EndpointReply<Endpoints['searchSuggestions']>['data'];

/** The groups in which suggestions stand. */
export type SuggestionGroup = 'products' | 'categories' | 'shops' | 'brands';

/** One suggestion: its words, where it leads, and for products a picture and a price in Taka. */
export interface SuggestionOption {
  group: SuggestionGroup;
  key: string;
  title: string;
  to: string;
  photo?: string;
  price?: number;
}

/** The suggestions as one list, group by group, in the page's language. */
export function suggestionOptions(found: Suggestions, locale: Locale): SuggestionOption[] {
  const titled = ({ title, title_bn }: { title: string; title_bn: string }) => inLocale(locale, title, title_bn);
  return [
    ...found.products.map((product) => ({
      group: 'products' as const,
      key: `product-${product.id}`,
      title: titled(product),
      to: `/product/product_details/${product.slug}`,
      photo: product.photo,
      price: product.offer_price,
    })),
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
  ];
}
