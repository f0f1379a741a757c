import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { checkoutMessages } from '../messages.ts';

export function EmptyCart() {
  const t = useMessages(checkoutMessages);
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={t.emptyCart}
        text={t.emptyCartText}
        action={<LinkButton to="/shop/all_shop">{t.backToShop}</LinkButton>}
      />
    </div>
  );
}
