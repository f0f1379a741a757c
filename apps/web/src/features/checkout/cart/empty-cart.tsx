import type { ReactNode } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { checkoutMessages } from '../messages.ts';

/** Leads on to the favourites, and to what is popular once that has loaded; below the screen's edge nothing moves. */
export function EmptyCart({ popular = null }: { popular?: ReactNode }) {
  const t = useMessages(checkoutMessages);
  return (
    <div className="wrap min-h-dvh pb-(--gap-section)">
      <EmptyState
        level={1}
        title={t.emptyCart}
        text={t.emptyCartText}
        action={
          <>
            <LinkButton to="/shop/all_shop">{t.backToShop}</LinkButton>
            <LinkButton to="/my_wish_list" variant="outline">
              {t.favourites}
            </LinkButton>
          </>
        }
      />
      {popular}
    </div>
  );
}
