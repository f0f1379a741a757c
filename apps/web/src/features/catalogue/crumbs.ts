import type { Category, Subcategory } from '@haat/contracts';
import { inLanguage, inLocale, type Locale } from '@haat/contracts/shared/locale';
import type { Crumb } from '@haat/ui/navigation/breadcrumb.tsx';

interface Place {
  locale: Locale;
  /** The list that the page belongs to, such as all brands. */
  above?: Crumb;
  category?: Pick<Category, 'id' | 'title' | 'title_bn'> | null;
  subcategory?: Pick<Subcategory, 'id' | 'title' | 'title_bn'> | null;
  /** Name of the page, if it is neither a category nor a subcategory. */
  page?: string;
}

/** Breadcrumbs from home to a catalogue page; the last one, the page itself, has no link. */
export function crumbsOf({ locale, above, category, subcategory, page }: Place, home: string): Crumb[] {
  const crumbs: Crumb[] = [{ label: home, to: '/' }];
  if (above) crumbs.push(above);
  if (category)
    crumbs.push({
      label: inLocale(locale, category.title, category.title_bn),
      to: `/product/category/product_list/${category.id}`,
    });
  if (subcategory)
    crumbs.push({
      label: inLocale(locale, subcategory.title, subcategory.title_bn),
      to: `/product/category/subCategory/${subcategory.id}`,
    });
  if (page !== undefined) return [...crumbs, { label: page }];
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb));
}

/**
 * The same breadcrumbs as structured data (schema.org BreadcrumbList). `path` is the page's own, without a language
 * prefix.
 */
export function breadcrumbJsonLd(crumbs: Crumb[], page: { origin: string; path: string; locale: Locale }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to = page.path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: page.origin + inLanguage(to, page.locale),
    })),
  };
}
