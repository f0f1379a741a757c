import type { ProductCard } from '@haat/contracts';
import type { ComponentType } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import type { Call } from '../../../platform/api/call.ts';
import { ProductSlides, type ProductSlidesProps } from '../../catalogue/public.ts';
import { checkoutMessages } from '../messages.ts';

/** The popular products shown below an empty cart; none if the shop cannot be reached. */
export async function popularProducts(call: Call): Promise<ProductCard[]> {
  const popular = await call('productList', { query: { condition: 'popular', limit: 10, view: 'card' } });
  return popular.ok ? popular.body.data : [];
}

interface EmptyCartProps {
  popular?: ProductCard[] | undefined;
  /** Renders them; by default hydrated together with the page. */
  Slides?: ComponentType<ProductSlidesProps>;
}

/** Links to the favourites and shows popular products. */
export function EmptyCart({ popular, Slides = ProductSlides }: EmptyCartProps) {
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
      {popular && popular.length > 0 && (
        <div className="mt-(--gap-section)">
          <Slides title={t.popular} seeAll={{ to: '/all_popular_product', label: t.seeAll }} products={popular} />
        </div>
      )}
    </div>
  );
}
