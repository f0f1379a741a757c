import type { ProductCard } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { SectionTitle } from '@haat/ui/layout/section-title.tsx';
import { ProductSlides } from '../cards/product-slides.tsx';
import { productMessages } from './messages.ts';

/** Other products of the category; a slider only if there is more than one. */
export function RelatedProducts({ products }: { products: ProductCard[] }) {
  const t = useMessages(productMessages);
  return (
    <div className="staged mt-(--gap-section) [contain-intrinsic-height:auto_13.6rem] [--stage:2]">
      {products.length > 1 ? (
        <ProductSlides title={t.related} products={products} />
      ) : (
        <section>
          <SectionTitle title={t.related} />
          <p className="text-ink-muted">{t.nothingFound}</p>
        </section>
      )}
    </div>
  );
}
