import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { LoaderInput, MetaInput, PageMeta } from '../../rendering/page.ts';
import { readFavouriteIds, useFavouriteIds } from '../cart/public.ts';
import { RecentlyViewed } from '../catalogue/public.ts';
import { Button, LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CartIcon } from '@haat/ui/icons/icons.ts';
import { focusFallback, keepFocus } from '@haat/ui/navigation/keep-focus.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { ProductCardSkeleton, Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { loadFavourites } from './load-favourites.ts';
import { favouritesMessages } from './messages.ts';
import { useFavouriteActions } from './use-favourite-actions.ts';

export async function loader({ call }: LoaderInput) {
  const asked = readFavouriteIds();
  return { asked, favourites: await loadFavourites(call) };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = favouritesMessages.get(locale);
  return { title: t.favouriteList, description: t.description };
}

const grid = 'mt-5 grid grid-cols-2 gap-(--gap-grid) sm:grid-cols-3 lg:grid-cols-5';

export function Pending() {
  const t = useMessages(favouritesMessages);
  return (
    <div className="wrap min-h-dvh pt-4 pb-(--gap-section) sm:pt-8">
      <h1 className="text-2xl">{t.favouriteList}</h1>
      <Skeleton className="mt-1.5 h-5 w-48" />
      <div className={grid}>
        {[1, 2, 3, 4, 5].map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

export function Page() {
  const t = useMessages(favouritesMessages);
  const { number } = useFormat();
  const { revalidate } = useRevalidator();
  const { asked, favourites } = useLoaderData<typeof loader>();
  const ids = useFavouriteIds();
  const added = favourites === null ? '' : ids.filter((id) => !asked.includes(id)).join();
  // Another tab or device may add products while this page is open, and more while it fetches them.
  useEffect(() => {
    if (added !== '') void revalidate();
  }, [added, revalidate]);
  const { remove, moveAll } = useFavouriteActions();
  if (favourites === null) return <Unreachable onRetry={() => void revalidate()} />;
  const present = favourites.filter(({ id }) => ids.includes(id));
  if (present.length === 0) {
    return (
      <div className="min-h-dvh pb-(--gap-section)">
        <div className="wrap">
          <EmptyState
            level={1}
            title={t.nothingFound}
            text={t.nothingText}
            action={<LinkButton to="/shop/all_shop">{t.backToShop}</LinkButton>}
          />
        </div>
        <RecentlyViewed />
      </div>
    );
  }
  return (
    <div className="wrap min-h-dvh pt-4 pb-(--gap-section) sm:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 {...focusFallback} className="text-2xl outline-none">
            {t.favouriteList}
          </h1>
          <p className="mt-1 text-sm text-ink-muted">{t.productsOnDevice(number(present.length))}</p>
        </div>
        {present.some(({ product }) => product.stock !== '0') && (
          <Button
            variant="outline"
            size="sm"
            onClick={(event) => keepFocus(event.currentTarget, () => moveAll(present))}
          >
            <Icon of={CartIcon} size={16} />
            {t.moveAll}
          </Button>
        )}
      </div>
      <ul className={grid}>
        {present.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteCard favourite={favourite} onRemove={() => remove(favourite.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(favouritesMessages);
  return (
    <div className="wrap min-h-dvh pt-4 pb-(--gap-section) sm:pt-8">
      <h1 className="mb-5 text-2xl">{t.favouriteList}</h1>
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.cannotLoad}
      </Notice>
    </div>
  );
}
