import type { ProductFacets } from '@haat/contracts';
import { useState, type FormEvent } from 'react';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import type { ListQuery } from '../list-query.ts';
import { catalogueMessages } from '../../messages.ts';
import { takaTyped } from './taka-typed.ts';

interface FreePriceProps {
  query: ListQuery;
  facets: ProductFacets;
  onChange: (prices: Pick<ListQuery, 'minPrice' | 'maxPrice'>) => void;
}

/** A free minimum and maximum; swapped if they are the wrong way round. */
export function FreePrice({ query, facets, onChange }: FreePriceProps) {
  const t = useMessages(catalogueMessages);
  const { number } = useFormat();
  const [min, setMin] = useState(query.minPrice?.toString() ?? '');
  const [max, setMax] = useState(query.maxPrice?.toString() ?? '');
  function apply(event: FormEvent) {
    event.preventDefault();
    const [low, high] = [takaTyped(min), takaTyped(max)];
    const isTurned = low !== null && high !== null && low > high;
    onChange(isTurned ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high });
  }
  return (
    <form onSubmit={apply} className="mt-3 grid grid-cols-[1fr_1fr_auto] items-end gap-2 [&_input]:px-2.5">
      <TextField
        label={t.minimum}
        inputMode="numeric"
        value={min}
        placeholder={number(Math.floor(facets.lowest_price))}
        onChange={(event) => setMin(event.target.value)}
      />
      <TextField
        label={t.maximum}
        inputMode="numeric"
        value={max}
        placeholder={number(Math.ceil(facets.highest_price))}
        onChange={(event) => setMax(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="px-3!">
        {t.applyPrice}
      </Button>
    </form>
  );
}
