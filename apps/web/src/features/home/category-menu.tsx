import type { Category, Subcategory } from '@haat/contracts';
import { useId } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronRightIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { subcategoriesOf, type Taxonomy } from '../catalogue/public.ts';
import { homeMessages } from './messages.ts';
import { useFlyOut } from './use-fly-out.ts';

/** On wide screens: the categories beside the banner, each with a fly-out of its subcategories. */
export function CategoryMenu({ categories, subcategories }: Taxonomy) {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const id = useId();
  const ids = categories.map((category) => category.id);
  const { openId, panel, rootProps, panelProps, categoryProps } = useFlyOut(ids);
  const open = categories.find((category) => category.id === openId);
  return (
    // The menu handles keys as a whole; each of its items is a link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav aria-label={t.categories} {...rootProps} className="row-span-2 max-lg:hidden">
      <ul
        data-categories
        className="flex h-full flex-col justify-between rounded-xl border border-border bg-surface p-2"
      >
        {categories.map((category) => {
          const isOpen = category.id === openId;
          return (
            <li key={category.id}>
              <Link
                to={`/product/category/product_list/${category.id}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                {...categoryProps(category.id)}
                className={classNames(
                  'flex h-9.25 items-center gap-3 rounded-md ps-1.5 pe-2.5 text-sm font-medium',
                  isOpen ? 'bg-accent-soft text-accent-hover' : 'hover:bg-accent-soft hover:text-accent-hover',
                )}
              >
                <span className="size-7 flex-none overflow-hidden rounded-xs bg-surface-sunken">
                  <Picture src={category.photo} alt="" width={160} height={160} sizes="28px" />
                </span>
                <span className="truncate">{inLocale(locale, category.title, category.title_bn)}</span>
                <Icon
                  of={ChevronRightIcon}
                  size={16}
                  className={classNames('ms-auto', isOpen ? 'text-accent' : 'text-ink-subtle')}
                />
              </Link>
            </li>
          );
        })}
      </ul>
      {open && (
        <div
          ref={panel}
          id={id}
          {...panelProps}
          className="absolute start-68 inset-y-0 z-(--z-menu) grid w-124 grid-cols-[minmax(0,1fr)_172px] gap-6 rounded-xl border border-border bg-surface p-6 shadow-overlay before:absolute before:inset-y-0 before:-start-3 before:w-3"
        >
          <FlyOut category={open} subcategories={subcategoriesOf(subcategories, open.id)} />
        </div>
      )}
    </nav>
  );
}

function FlyOut({ category, subcategories }: { category: Category; subcategories: Subcategory[] }) {
  const t = useMessages(homeMessages);
  const { number } = useFormat();
  const locale = useLocale();
  const title = inLocale(locale, category.title, category.title_bn);
  return (
    <>
      <div className="flex min-h-0 flex-col">
        <p aria-hidden="true" className="mb-2 font-display text-lg">
          {title}
        </p>
        <ul aria-label={t.subcategories(title)} className="min-h-0 overflow-y-auto">
          {subcategories.map((subcategory) => (
            <li key={subcategory.id}>
              <Link
                to={`/product/category/subCategory/${subcategory.id}`}
                className="-mx-3 flex h-10.5 items-center justify-between rounded-sm px-3 text-sm hover:bg-surface-sunken"
              >
                {inLocale(locale, subcategory.title, subcategory.title_bn)}
                <span className="text-xs text-ink-subtle tabular-nums">{number(subcategory.product_count)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={`/product/category/product_list/${category.id}`}
          className="mt-auto w-fit pt-3 text-sm font-semibold text-accent underline decoration-accent-line underline-offset-4 hover:decoration-current"
        >
          {t.seeAllIn(title)}
        </Link>
      </div>
      <figure className="flex min-h-0 flex-col overflow-hidden rounded-lg bg-surface-sunken">
        <span className="min-h-0 flex-1">
          <Picture src={category.photo} alt="" width={480} height={480} sizes="400px" />
        </span>
        <figcaption className="px-3.5 py-3 text-xs text-ink-muted">
          <b className="block text-sm font-semibold text-ink">{title}</b>
          {t.products(number(category.product_count))}
        </figcaption>
      </figure>
    </>
  );
}
