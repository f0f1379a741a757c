import type { AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { RemoveIcon } from '@haat/ui/icons/icons.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { useListOrder } from '../../ui/record/use-list-order.ts';
import { screenMessages } from '../../ui/screen/messages.ts';
import { refreshShelves } from './shelf-queries.ts';

interface SubcategoryActionsProps {
  category: AdminCategoryRow;
  subcategory: AdminSubcategoryRow;
  onEdit: () => void;
  onRemove: () => void;
}

/** The actions of a subcategory, which can be moved within its category. */
export function SubcategoryActions({ category, subcategory, onEdit, onRemove }: SubcategoryActionsProps) {
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const name = inLocale(locale, subcategory.title, subcategory.title_bn);
  const ids = category.subcategories.map(({ id }) => id);
  const place = ids.indexOf(subcategory.id);
  const { move } = useListOrder({
    ids,
    send: (next) => call('adminSubcategoryOrder', { params: { id: category.id }, body: { ids: next } }),
    refresh: refreshShelves,
  });
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      onMove={(step) => void move(subcategory.id, { step, name })}
      isFirst={place === 0}
      isLast={place === ids.length - 1}
      more={subcategory.products === 0 ? [{ label: screen.removeAsk, icon: RemoveIcon, onPress: onRemove }] : []}
    />
  );
}
