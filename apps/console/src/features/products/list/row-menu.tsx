import type { AdminProductRow } from '@haat/contracts';
import { inLanguage, inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CopyIcon, EditIcon, OpenOutsideIcon, RestoreIcon, RetireIcon } from '@haat/ui/icons/icons.ts';
import { useNavigate } from 'react-router-dom';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { productsMessages } from '../messages.ts';

interface RowMenuProps {
  row: AdminProductRow;
  canEdit: boolean;
  /** The query with which the product's page finds its list. */
  search: string;
  onRetire: (rows: readonly AdminProductRow[]) => void;
  onRestore: (rows: readonly AdminProductRow[]) => unknown;
}

/** Further actions for one product: its page in the console and in the shop, a copy of it, taking it off sale or back on. */
export function RowMenu({ row, canEdit, search, onRetire, onRestore }: RowMenuProps) {
  const t = useMessages(productsMessages);
  const { moreFor } = useMessages(screenMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const shopPage = inLanguage(`/product/product_details/${row.slug}`, locale);
  const isRetired = row.retired_at !== null;
  const changes = [
    { label: t.duplicate, icon: CopyIcon, onPress: () => void navigate(`/products/new?from=${row.id}`) },
    isRetired
      ? { label: t.sellAgain, icon: RestoreIcon, onPress: () => onRestore([row]) }
      : { label: t.retire, icon: RetireIcon, onPress: () => onRetire([row]) },
  ];
  return (
    <MoreMenu
      isQuiet
      label={moreFor(inLocale(locale, row.title, row.title_bn))}
      actions={[
        {
          label: canEdit ? t.edit : t.open,
          icon: EditIcon,
          onPress: () => void navigate(`/products/${row.id}${search}`),
        },
        { label: t.seeInShop, icon: OpenOutsideIcon, onPress: () => open(shopPage, '_blank', 'noreferrer') },
        ...(canEdit ? changes : []),
      ]}
    />
  );
}
