import type { Brand } from '@haat/contracts';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { inLocale, useLocale } from '../../platform/i18n/locale.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { catalogueMessages } from './messages.ts';

/** Two brands stand in each slide, one above the other. */
function inPairs(brands: Brand[]): Brand[][] {
  return brands.filter((_brand, index) => index % 2 === 0).map((_first, pair) => brands.slice(pair * 2, pair * 2 + 2));
}

/** Every brand, in a slider of two rows. */
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
    <Link
      to={`/product/brand/${brand.id}`}
      className="block overflow-hidden rounded-lg border border-border bg-surface text-center hover:border-accent-line"
    >
      <span className="block aspect-[1.6] overflow-hidden bg-surface-sunken">
        <Picture src={brand.photo} alt="" width={320} height={200} sizes="(min-width: 64rem) 236px, 46vw" />
      </span>
      <span className="block px-2.5 pt-3.5 pb-4 text-xs text-ink-subtle">
        <b className="block truncate text-base font-semibold text-ink">
          {inLocale(useLocale(), brand.title, brand.title_bn)}
        </b>
        {brand.product_count === 1 ? t.oneProduct : t.products(number(brand.product_count))}
      </span>
    </Link>
  );
}
