import type { AdminBrand, AdminCategory, AdminSubcategory } from '@haat/contracts';
import {
  adminBrandChange,
  adminBrandCreate,
  adminCategoryChange,
  adminCategoryCreate,
  adminSubcategoryChange,
  adminSubcategoryCreate,
} from '@haat/contracts/catalogue/admin-shelf-endpoints';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useFieldWords } from '../../ui/record/use-field-words.tsx';
import { shelfMessages } from './messages.ts';
import { refreshShelves } from './shelf-queries.ts';

/** The form values of a category or brand. */
export interface TypedShelf {
  photo: string;
  title: string;
  title_bn: string;
}

/** The form values of a subcategory. */
export interface TypedSubcategory extends TypedShelf {
  category_id: number;
}

const typedShelf = (row: TypedShelf | null): TypedShelf => ({
  photo: row?.photo ?? '',
  title: row?.title ?? '',
  title_bn: row?.title_bn ?? '',
});

/** What the forms of all kinds have in common. */
function useCommon() {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { picture } = useFieldWords();
  return {
    fields: { photo: picture, title: t.nameEnglish, title_bn: t.nameBangla },
    refresh: refreshShelves,
    said({ title, title_bn: titleBn }: TypedShelf, isNew: boolean) {
      const name = inLocale(locale, title, titleBn);
      return isNew ? t.added(name) : t.saved(name);
    },
    refusals: { LIST_FULL: { text: t.full } },
  };
}

/** How categories are added and edited. */
export function useCategoryForm(): RecordForm<AdminCategory, TypedShelf> {
  return {
    ...useCommon(),
    typedOf: typedShelf,
    bodyOf: (typed) => typed,
    create: { body: adminCategoryCreate.body, send: (body) => call('adminCategoryCreate', { body }) },
    change: {
      body: adminCategoryChange.body,
      send: ({ id, version }, typed) => call('adminCategoryChange', { params: { id }, body: { ...typed, version } }),
    },
  };
}

/** How subcategories are added and edited; a new one starts in `categoryId`, one of `categories`. */
export function useSubcategoryForm(
  categoryId: number,
  categories: readonly AdminCategory[],
): RecordForm<AdminSubcategory, TypedSubcategory> {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { fields, ...common } = useCommon();
  const nameOf = (id: number) => {
    const category = categories.find((each) => each.id === id);
    return category ? inLocale(locale, category.title, category.title_bn) : String(id);
  };
  return {
    ...common,
    fields: { ...fields, category_id: { label: t.within, show: nameOf } },
    typedOf: (row) => ({ ...typedShelf(row), category_id: row?.category_id ?? categoryId }),
    bodyOf: (typed) => typed,
    create: { body: adminSubcategoryCreate.body, send: (body) => call('adminSubcategoryCreate', { body }) },
    change: {
      body: adminSubcategoryChange.body,
      send: ({ id, version }, typed) => call('adminSubcategoryChange', { params: { id }, body: { ...typed, version } }),
    },
  };
}

/** How brands are added and edited. */
export function useBrandForm(): RecordForm<AdminBrand, TypedShelf> {
  return {
    ...useCommon(),
    typedOf: typedShelf,
    bodyOf: (typed) => typed,
    create: { body: adminBrandCreate.body, send: (body) => call('adminBrandCreate', { body }) },
    change: {
      body: adminBrandChange.body,
      send: ({ id, version }, typed) => call('adminBrandChange', { params: { id }, body: { ...typed, version } }),
    },
  };
}
