import type { ProductCard, Shop } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowRightIcon, PlaceIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { homeMessages } from './messages.ts';

/** A shop with an 'about' text, and its latest product. */
export interface Maker {
  shop: Shop;
  product: ProductCard;
}

/** A maker and its district, next to its latest product: the only row of the home page that is not a slider. */
export function MakerTile({ maker: { shop, product } }: { maker: Maker }) {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const name = inLocale(locale, shop.name, shop.name_bn);
  return (
    <section
      aria-labelledby="maker"
      className="grid overflow-hidden rounded-xl bg-accent-soft sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
    >
      <div className="flex flex-col items-start justify-center p-5 sm:p-10 lg:p-14">
        <p className="flex items-center gap-1.5 text-sm font-medium text-accent-hover">
          <Icon of={PlaceIcon} size={16} />
          {inLocale(locale, shop.district, shop.district_bn)}
        </p>
        <h2 id="maker" className="mt-2 font-display text-2xl text-balance">
          {name}
        </h2>
        <p className="mt-2 mb-5 max-w-[44ch]">{inLocale(locale, shop.about, shop.about_bn)}</p>
        <LinkButton to={`/shop/all_product/${shop.id}`}>
          {t.visitShop}
          <span className="sr-only">: {name}</span>
          <Icon of={ArrowRightIcon} size={20} />
        </LinkButton>
      </div>
      <div className="aspect-8/5 sm:aspect-square">
        <Picture
          src={product.photo}
          alt=""
          width={480}
          height={480}
          sizes="(width > 37.5rem) 320px, calc(100vw - 2rem)"
        />
      </div>
    </section>
  );
}
