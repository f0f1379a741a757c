import type { Brand } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Carousel } from '../../../ui/media/carousel.tsx';
import { catalogueMessages } from '../messages.ts';
import { PictureCard } from '../cards/picture-card.tsx';

/** Each slide shows two brands, one above the other. */
function inPairs(brands: Brand[]): Brand[][] {
  return brands.filter((_brand, index) => index % 2 === 0).map((_first, pair) => brands.slice(pair * 2, pair * 2 + 2));
}

/** All brands, in a slider with two rows. */
export function BrandSlides({ brands }: { brands: Brand[] }) {
  const t = useMessages(catalogueMessages);
  return (
    <Carousel
      title={t.allBrands}
      kind="shop"
      slides={inPairs(brands).map((pair) => ({
        key: pair[0]?.id ?? 0,
        content: (
          <div className="grid gap-(--gap-grid)">
            {pair.map((brand) => (
              <BrandCard key={brand.id} brand={brand} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

function BrandCard({ brand }: { brand: Brand }) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  return (
    <PictureCard
      to={`/product/brand/${brand.id}`}
      photo={brand.photo}
      width={320}
      height={200}
      title={inLocale(useLocale(), brand.title, brand.title_bn)}
      text={brand.product_count === 1 ? t.oneProduct : t.products(number(brand.product_count))}
    />
  );
}
