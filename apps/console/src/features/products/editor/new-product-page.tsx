import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminProduct } from '@haat/contracts';
import { copyOf } from './copy-of.ts';
import { editorMessages } from './messages.ts';
import { NewProductForm } from './new-product-form.tsx';
import { ProductLoader } from './product-loader.tsx';
import type { ProductValues } from './product-values.ts';

const empty: ProductValues = {
  title: '',
  title_bn: '',
  description: '',
  description_bn: '',
  price: '',
  offer_price: '',
  condition: 'new',
  subcategory_id: '',
  brand_id: '',
  shop_id: '',
  keywords: [],
  colors: [],
  sizes: [],
  pictures: [],
};

const blank = { values: empty, draft: 'new' } as const;

/** A new product: blank, or a copy of the one named in the address. */
export function Page() {
  const [search] = useSearchParams();
  const from = Number(search.get('from') ?? 0);
  if (from === 0) return <NewProductForm key="new" start={blank} />;
  return <ProductLoader id={from}>{(product) => <CopiedProduct key={from} product={product} />}</ProductLoader>;
}

function CopiedProduct({ product }: { product: AdminProduct }) {
  const t = useMessages(editorMessages);
  const { number } = useFormat();
  const { values, leftOut } = useMemo(() => copyOf(product), [product]);
  const start = useMemo(() => ({ values, draft: `copy_${product.id}` as const }), [values, product.id]);
  return (
    <NewProductForm start={start} notice={leftOut > 0 ? t.picturesLeftOut(leftOut, number(leftOut)) : undefined} />
  );
}
