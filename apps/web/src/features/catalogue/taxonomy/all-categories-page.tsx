import type { Category, Subcategory } from '@haat/contracts';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { catalogueMessages } from '../messages.ts';
import { collectionMeta } from '../collections/collection-page.tsx';
import { subcategoriesOf } from './taxonomy.ts';

export async function loader({ call }: LoaderInput) {
  const [categories, subcategories] = await Promise.all([call('categoryList', {}), call('subcategoryList', {})]);
  return { categories: orFail(categories).data, subcategories: orFail(subcategories).data };
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return collectionMeta({ title: 'categories', text: 'categoriesText' }, input);
}

export function Page() {
  const { categories, subcategories } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: t.categories }]} />
      <ListHeading title={t.categories} text={t.categoriesText} />
      {categories.length === 0 && <EmptyState title={t.nothingFound} />}
      <ul className="mt-6 grid gap-(--gap-grid) sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryPanel
              category={category}
              subcategories={subcategoriesOf(subcategories, category.id)}
              isFirst={index < 3}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryPanelProps {
  category: Category;
  subcategories: Subcategory[];
  isFirst: boolean;
}

function CategoryPanel({ category, subcategories, isFirst }: CategoryPanelProps) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  const locale = useLocale();
  return (
    <section className="h-full rounded-lg border border-border bg-surface p-4">
      <Link to={`/product/category/product_list/${category.id}`} className="group flex items-center gap-4">
        <span className="size-20 flex-none overflow-hidden rounded-md bg-surface-sunken">
          <Picture src={category.photo} alt="" width={160} height={160} sizes="80px" priority={isFirst} />
        </span>
        <span className="min-w-0">
          <h2 className="font-display text-lg group-hover:text-accent">
            {inLocale(locale, category.title, category.title_bn)}
          </h2>
          <span className="text-xs text-ink-subtle">
            {category.product_count === 1 ? t.oneProduct : t.products(number(category.product_count))}
          </span>
        </span>
      </Link>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 border-t border-border pt-2">
        {subcategories.map(({ id, title, title_bn }) => (
          <li key={id}>
            <Link
              to={`/product/category/subCategory/${id}`}
              className="flex min-h-(--size-target) items-center text-sm hover:text-accent hover:underline lg:min-h-9"
            >
              {inLocale(locale, title, title_bn)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
