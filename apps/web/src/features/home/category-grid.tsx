import type { Category, Subcategory } from '@haat/contracts';
import { Fragment, useId, useState } from 'react';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { subcategoriesOf, type Taxonomy } from '../catalogue/public.ts';
import { homeMessages } from './messages.ts';

/**
 * On phones: the categories in a grid. The first tap (or hover) shows a category's subcategories below its row, and
 * the rest of the row moves up beside it; a second tap follows the link.
 */
export function CategoryGrid({ categories, subcategories }: Taxonomy) {
  const t = useMessages(homeMessages);
  const id = useId();
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <section aria-labelledby={`${id}-title`} className="mt-2 lg:hidden">
      <h2 id={`${id}-title`} className="mb-3.5 font-display text-xl">
        {t.categories}
      </h2>
      <ul className="grid grid-flow-dense grid-cols-4 gap-x-2.5 gap-y-4 sm:grid-cols-6 sm:gap-x-4">
        {categories.map((category) => (
          <Fragment key={category.id}>
            <li>
              <GridCategory
                category={category}
                panelId={id}
                isOpen={category.id === openId}
                onOpen={() => setOpenId(category.id)}
              />
            </li>
            {category.id === openId && (
              <li id={id} className="col-span-full rounded-lg border border-border bg-surface px-4 py-2">
                <Subcategories category={category} subcategories={subcategoriesOf(subcategories, category.id)} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

interface GridCategoryProps {
  category: Category;
  panelId: string;
  isOpen: boolean;
  onOpen: () => void;
}

function GridCategory({ category, panelId, isOpen, onOpen }: GridCategoryProps) {
  const locale = useLocale();
  return (
    <Link
      to={`/product/category/product_list/${category.id}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={(event) => {
        if (isOpen) return;
        event.preventDefault();
        onOpen();
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onOpen()}
      className={classNames(
        'flex flex-col items-center gap-2 text-center text-xs font-medium',
        isOpen && 'text-accent',
      )}
    >
      <span
        className={classNames(
          'aspect-square w-full overflow-hidden rounded-lg bg-surface-sunken',
          isOpen && 'ring-2 ring-accent ring-offset-2 ring-offset-canvas',
        )}
      >
        <Picture src={category.photo} alt="" width={480} height={480} sizes="(min-width: 37.5rem) 15vw, 22vw" />
      </span>
      {inLocale(locale, category.title, category.title_bn)}
    </Link>
  );
}

function Subcategories({ category, subcategories }: { category: Category; subcategories: Subcategory[] }) {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const title = inLocale(locale, category.title, category.title_bn);
  return (
    <ul aria-label={t.subcategories(title)} className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {subcategories.map((subcategory) => (
        <li key={subcategory.id}>
          <Link
            to={`/product/category/subCategory/${subcategory.id}`}
            className="flex min-h-(--size-target) items-center text-sm"
          >
            {inLocale(locale, subcategory.title, subcategory.title_bn)}
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={`/product/category/product_list/${category.id}`}
          className="flex min-h-(--size-target) items-center text-sm font-semibold text-accent"
        >
          {t.seeAll}
          <span className="sr-only">: {title}</span>
        </Link>
      </li>
    </ul>
  );
}
