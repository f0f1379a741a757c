import type { Subcategory } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkChip } from '@haat/ui/forms/chip.tsx';
import { catalogueMessages } from '../messages.ts';

interface SubcategoryChipsProps {
  categoryId: number;
  /** Subcategories of the category. */
  subcategories: Subcategory[];
  /** Null for the whole category. */
  chosenId: number | null;
}

/** Links to a category's subcategories above its list. */
export function SubcategoryChips({ categoryId, subcategories, chosenId }: SubcategoryChipsProps) {
  const t = useMessages(catalogueMessages);
  const locale = useLocale();
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={t.subcategories} className="-mx-(--gutter) mt-4">
      <ul className="scroll-row flex gap-2 px-(--gutter) py-1">
        <li>
          <LinkChip to={`/product/category/product_list/${categoryId}`} chosen={chosenId === null}>
            {t.all}
          </LinkChip>
        </li>
        {subcategories.map(({ id, title, title_bn }) => (
          <li key={id}>
            <LinkChip to={`/product/category/subCategory/${id}`} chosen={chosenId === id}>
              {inLocale(locale, title, title_bn)}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
