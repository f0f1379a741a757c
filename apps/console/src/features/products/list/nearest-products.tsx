import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../platform/api/call.ts';
import { NearestLink } from '../../../ui/list/nearest-link.tsx';
import { productsMessages } from '../messages.ts';

const mostShown = 3;

/** What a search without results most likely meant; nothing if no product is near. */
export function NearestProducts({ q }: { q: string }) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { data = [] } = useQuery({
    queryKey: ['products', 'nearest', q],
    queryFn: ({ signal }) => findNearest(q, signal),
  });
  if (data.length === 0) return null;
  return (
    <div>
      {t.nearest}
      <ul>
        {data.map(({ id, title, title_bn: titleBn, isRetired }) => (
          <li key={id}>
            <NearestLink to={`/products/${id}`} label={inLocale(locale, title, titleBn)} />
            {isRetired && ` (${t.isRetired})`}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Nearest {
  id: number;
  title: string;
  title_bn: string;
  isRetired: boolean;
}

/** Products of other views with these words; otherwise those that the shop's search suggests, misspelt or not. */
async function findNearest(q: string, signal: AbortSignal): Promise<Nearest[]> {
  const [sold, retired] = await Promise.all(
    (['sold', 'retired'] as const).map(
      async (view) => (await read('adminProductList', { query: { view, q } }, { signal })).data,
    ),
  );
  const exact = [...(sold ?? []), ...(retired ?? [])];
  if (exact.length > 0) return exact.slice(0, mostShown).map((row) => ({ ...row, isRetired: row.retired_at !== null }));
  const { products } = (await read('searchSuggestions', { query: { q } }, { signal })).data;
  return products.slice(0, mostShown).map((product) => ({ ...product, isRetired: false }));
}
