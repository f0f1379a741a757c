import { useLoaderData } from 'react-router-dom';
import type { LoaderInput, MetaInput, PageMeta } from '../../../rendering/page.ts';
import { loadCollection, collectionMeta, CollectionPage, type CollectionWords } from './collection-page.tsx';

const words: CollectionWords = { title: 'popularProducts', text: 'popularText' };

export function loader(input: LoaderInput) {
  return loadCollection(input, {
    filters: { condition: 'popular' },
    paging: 'unpaged',
    priceTable: 'popular-or-winter',
    sortBy: 'offer_price',
  });
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return collectionMeta(words, input);
}

export function Page() {
  const { list } = useLoaderData<typeof loader>();
  return <CollectionPage words={words} list={list} />;
}
