import type { AdminProduct } from '@haat/contracts';
import { inLanguage } from '@haat/contracts/shared/locale';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CopyIcon, OpenOutsideIcon, RestoreIcon, RetireIcon } from '@haat/ui/icons/icons.ts';
import { Button, buttonLook, LinkButton } from '../../../ui/button.tsx';
import { productsMessages } from '../messages.ts';

interface EditorActionsProps {
  product: AdminProduct;
  canEdit: boolean;
  onRetire: () => void;
  onRestore: () => void;
}

/** Links to the product's page in the shop and to a copy of it; retires it or puts it back on sale. */
export function EditorActions({ product, canEdit, onRetire, onRestore }: EditorActionsProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const isRetired = product.retired_at !== null;
  return (
    <>
      <a
        href={inLanguage(`/product/product_details/${product.slug}`, locale)}
        target="_blank"
        rel="noreferrer"
        className={buttonLook({})}
      >
        <Icon of={OpenOutsideIcon} size={18} />
        {t.seeInShop}
      </a>
      {canEdit && (
        <LinkButton to={`/products/new?from=${product.id}`} icon={CopyIcon}>
          {t.duplicate}
        </LinkButton>
      )}
      {canEdit &&
        (isRetired ? (
          <Button icon={RestoreIcon} onClick={onRestore}>
            {t.sellAgain}
          </Button>
        ) : (
          <Button variant="cancel" icon={RetireIcon} onClick={onRetire}>
            {t.retire}
          </Button>
        ))}
    </>
  );
}
