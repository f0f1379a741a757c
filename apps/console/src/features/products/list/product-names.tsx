import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTaxonomy } from '../product-queries.ts';

/** The title in the page's language, linking to the product, and the other one below it. */
export function ProductTitles({ row, search }: { row: AdminProductRow; search: string }) {
  const locale = useLocale();
  return (
    <span className="min-w-0">
      <Link to={`/products/${row.id}${search}`} className="block truncate rounded-xs hover:underline">
        {inLocale(locale, row.title, row.title_bn)}
      </Link>
      <span lang={locale === 'en' ? 'bn' : 'en'} className="block truncate text-xs text-ink-subtle">
        {locale === 'en' ? row.title_bn : row.title}
      </span>
    </span>
  );
}

/** The shop, and the subcategory below it. */
export function ShopAndPlace({ row }: { row: AdminProductRow }) {
  const locale = useLocale();
  const place = useTaxonomy().subcategories.find(({ id }) => id === row.subcategory_id);
  return (
    <>
      <span className="block truncate">{inLocale(locale, row.shop, row.shop_bn)}</span>
      <span className="block truncate text-xs text-ink-subtle">
        {place ? inLocale(locale, place.title, place.title_bn) : '\u00a0'}
      </span>
    </>
  );
}
