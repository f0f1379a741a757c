import { useSearchParams } from 'react-router-dom';
import { TextSearch } from './text-search.tsx';

/** A list's only filter: a search whose text, `wanted`, stands in the address. */
export function AddressSearch({ label, wanted }: { label: string; wanted: string }) {
  const [, setSearch] = useSearchParams();
  return (
    <div className="mb-3">
      <TextSearch label={label} value={wanted} onSearch={(typed) => setSearch(typed === '' ? {} : { q: typed })} />
    </div>
  );
}
