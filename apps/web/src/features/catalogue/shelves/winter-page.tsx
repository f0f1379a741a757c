import { useLoaderData } from 'react-router-dom';
import type { LoaderInput, MetaInput, PageMeta } from '../../../rendering/page.ts';
import { loadShelf, shelfMeta, ShelfPage, type ShelfWords } from './shelf-page.tsx';

const words: ShelfWords = { title: 'winter', text: 'winterText' };

export function loader(input: LoaderInput) {
  return loadShelf(input, {
    filters: { condition: 'winter' },
    paging: 'unpaged',
    priceTable: 'popular-or-winter',
    sortBy: 'offer_price',
  });
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return shelfMeta(words, input);
}

export function Page() {
  const { list } = useLoaderData<typeof loader>();
  return <ShelfPage words={words} list={list} />;
}
