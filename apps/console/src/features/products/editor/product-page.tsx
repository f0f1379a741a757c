import { useParams, useSearchParams } from 'react-router-dom';
import { readAddress, writeAddress } from '../list/list-address.ts';
import { ProductEditor } from './product-editor.tsx';
import { ProductLoader } from './product-loader.tsx';

/** One product; its address names it and the list that it was opened from. */
export function Page() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const list = `/products${writeAddress(readAddress(search))}`;
  return (
    <ProductLoader id={Number(id)}>
      {(product) => <ProductEditor key={id} product={product} list={list} />}
    </ProductLoader>
  );
}
