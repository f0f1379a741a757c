import type { MeantShelf } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { catalogueMessages } from '../messages.ts';

const paths: Record<MeantShelf['kind'], string> = {
  category: '/product/category/product_list',
  subcategory: '/product/category/subCategory',
  brand: '/product/brand',
  shop: '/shop/all_product',
};

/** The shop, brand or category that a search names, as items of a list: cards that link to it. */
export function MeantShelves({ shelves }: { shelves: MeantShelf[] }) {
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const kinds = { category: t.aCategory, subcategory: t.aCategory, brand: t.aBrand, shop: t.shop };
  return shelves.map(({ kind, id, title, title_bn, photo, product_count }) => (
    <li key={`${kind} ${id}`} className="min-w-0">
      <Link
        to={`${paths[kind]}/${id}`}
        className="flex min-h-12 items-center gap-3 rounded-lg border border-border bg-surface pe-4 hover:border-accent-line"
      >
        <span className="size-12 flex-none overflow-hidden rounded-s-lg bg-surface-sunken">
          <Picture src={photo} alt="" width={160} height={160} sizes="48px" />
        </span>
        <span className="min-w-0 text-xs text-ink-subtle">
          <b className="block truncate text-sm font-semibold text-ink">{inLocale(locale, title, title_bn)}</b>
          {kinds[kind]} · {product_count === 1 ? t.oneProduct : t.products(number(product_count))}
        </span>
      </Link>
    </li>
  ));
}
