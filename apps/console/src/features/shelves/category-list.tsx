import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon, ChevronRightIcon, PlusIcon, RemoveIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { Column } from '../../ui/list/card-table.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { SortableTable } from '../../ui/sortable/sortable-table.tsx';
import { shelfMessages } from './messages.ts';
import { ProductsLink } from '../../ui/products-link.tsx';
import { ShelfName } from './shelf-name.tsx';
import { shelfGroup, shelfId } from './shelf-id.ts';
import { useShelfOrder } from './use-shelf-order.ts';

/** A category, or one of its subcategories below it. */
type Row =
  | { category: AdminCategoryRow; subcategory: null }
  | { category: AdminCategoryRow; subcategory: AdminSubcategoryRow };

export interface CategoryListProps {
  categories: readonly AdminCategoryRow[];
  /** What is open, as the address names it: `12`, `12/34`. */
  current: string | undefined;
  /** The ids of the expanded categories. */
  expanded: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onEdit: (category: AdminCategoryRow) => void;
  onRemove: (category: AdminCategoryRow) => void;
  onEditBelow: (subcategory: AdminSubcategoryRow) => void;
  onRemoveBelow: (subcategory: AdminSubcategoryRow) => void;
  onAddBelow: (category: AdminCategoryRow) => void;
}

/** The categories in the order of the shop's menu, with the subcategories of expanded ones. */
export function CategoryList(props: CategoryListProps) {
  const { categories, current, expanded, onToggle, onEdit, onRemove, onEditBelow, onRemoveBelow, onAddBelow } = props;
  const t = useMessages(shelfMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const nameOf = (row: { title: string; title_bn: string }) => inLocale(locale, row.title, row.title_bn);
  const order = useShelfOrder(categories, nameOf);
  const rows = order.categories.flatMap((category): Row[] => [
    { category, subcategory: null },
    ...(expanded.has(category.id) ? order.subcategoriesOf(category) : []).map((subcategory) => ({
      category,
      subcategory,
    })),
  ]);

  const columns: Column<Row>[] = [
    {
      label: t.category,
      place: 'head',
      render: ({ category, subcategory }) => (
        <ShelfName shelf={subcategory ?? category} isBelow={subcategory !== null} />
      ),
    },
    {
      label: t.below,
      isLabelHidden: true,
      place: 'named',
      render: ({ category, subcategory }) =>
        subcategory === null ? (
          <Toggle category={category} isOpen={expanded.has(category.id)} onPress={() => onToggle(category.id)} />
        ) : null,
    },
    {
      label: screen.products,
      place: 'named',
      isEnd: true,
      render: ({ category, subcategory }) => (
        <ProductsLink
          count={(subcategory ?? category).products}
          filter={subcategory === null ? `category=${category.id}` : undefined}
          name={nameOf(subcategory ?? category)}
        />
      ),
    },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render({ category, subcategory }) {
        if (subcategory !== null)
          return (
            <RowActions
              name={nameOf(subcategory)}
              onEdit={() => onEditBelow(subcategory)}
              place={order.placeOf(shelfId(category.id, subcategory.id))}
              more={
                subcategory.products === 0
                  ? [{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemoveBelow(subcategory) }]
                  : []
              }
            />
          );
        const isEmpty = category.products === 0 && category.subcategories.length === 0;
        return (
          <RowActions
            name={nameOf(category)}
            onEdit={() => onEdit(category)}
            place={order.placeOf(shelfId(category.id))}
            more={[
              { label: t.addSubcategory, icon: PlusIcon, onPress: () => onAddBelow(category) },
              ...(isEmpty ? [{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemove(category) }] : []),
            ]}
          />
        );
      },
    },
  ];
  return (
    <SortableTable
      label={t.categories}
      columns={columns}
      rows={rows}
      idOf={({ category, subcategory }) => shelfId(category.id, subcategory?.id)}
      current={current}
      nameOf={({ category, subcategory }) => nameOf(subcategory ?? category)}
      groupOf={shelfGroup}
      onMove={order.moveOver}
    />
  );
}

interface ToggleProps {
  category: AdminCategoryRow;
  isOpen: boolean;
  onPress: () => void;
}

function Toggle({ category, isOpen, onPress }: ToggleProps) {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const count = category.subcategories.length;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="inline-flex min-h-8 items-center gap-1 rounded-xs text-ink-muted hover:text-ink"
    >
      <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} size={16} />
      {t.subcategories(number(count), count === 1)}
      <span className="sr-only">{inLocale(locale, category.title, category.title_bn)}</span>
    </button>
  );
}
