import type { Product } from '@haat/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { Tabs } from '@haat/ui/navigation/tabs.tsx';
import { descriptionBlocks } from './description-blocks.ts';
import { productMessages } from './messages.ts';
import type { NewerReviews, ProductReviews } from './reviews/product-reviews.ts';
import { Reviews } from './reviews/reviews.tsx';

export interface ProductTabsProps {
  product: Product;
  reviews: ProductReviews;
  onReviews: (reviews: NewerReviews) => void;
}

/** Description and reviews. The address may open the reviews; choosing a tab does not change the address. */
export function ProductTabs({ product, reviews, onReviews }: ProductTabsProps) {
  const t = useMessages(productMessages);
  const { number } = useFormat();
  const [search] = useSearchParams();
  const asked = search.get('tab') === 'review' ? 'review' : 'description';
  const [choice, setChoice] = useState({ asked, tab: asked });
  if (choice.asked !== asked) setChoice({ asked, tab: asked });
  return (
    <div id="about" className="min-w-0 scroll-mt-24">
      <Tabs
        label={t.about}
        chosen={choice.tab}
        onChoose={(tab) => setChoice({ asked, tab })}
        tabs={[
          { id: 'description', label: t.description, panel: <Description product={product} /> },
          {
            id: 'review',
            label: t.review,
            count: number(reviews.summary.count),
            panel: <Reviews productId={product.id} reviews={reviews} onReviews={onReviews} />,
          },
        ]}
      />
    </div>
  );
}

function Description({ product }: { product: Product }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const [lead, rest] = descriptionBlocks(inLocale(locale, product.description, product.description_bn));
  if (lead === '') return <p className="text-ink-muted">{t.noDescription}</p>;
  return (
    <div className="max-w-[60ch]">
      <p className="text-lg leading-7 whitespace-pre-line text-pretty">{lead}</p>
      {rest && (
        <>
          <Stitch colour="accent" className="my-5 w-22" />
          <p className="whitespace-pre-line text-pretty text-ink-muted">{rest}</p>
        </>
      )}
    </div>
  );
}
