import type { Shop } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PictureCard } from './picture-card.tsx';
import { cardMessages } from './card-messages.ts';

/** A shop in a slider: picture, name and number of products. */
export function ShopCard({ shop }: { shop: Shop }) {
  const t = useMessages(cardMessages);
  const { number } = useFormat();
  return (
    <PictureCard
      to={`/shop/all_product/${shop.id}`}
      photo={shop.photo}
      width={400}
      height={400}
      title={inLocale(useLocale(), shop.name, shop.name_bn)}
      text={t.products(number(shop.product_count))}
      liesOnPhones
    />
  );
}
