import type { Shop } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { ShopCard } from '../catalogue/public.ts';
import { homeMessages } from './messages.ts';

/** 'Our Shop': the shops in a slider. */
export function ShopSlides({ shops }: { shops: Shop[] }) {
  const t = useMessages(homeMessages);
  return (
    <Carousel
      title={t.ourShop}
      seeAll={{ to: '/shop/all_shop', label: t.seeAll }}
      kind="shop"
      slides={shops.map((shop) => ({ key: shop.id, content: <ShopCard shop={shop} /> }))}
    />
  );
}
