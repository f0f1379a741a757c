import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { screenMessages } from './screen/messages.ts';

export interface ProductsLinkProps {
  count: number;
  /** The filter of the product list; omitted if it has none. */
  filter?: string | undefined;
  name: string;
}

/** The number of products on sale for something, linking to them. */
export function ProductsLink({ count, filter, name }: ProductsLinkProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  if (count === 0 || filter === undefined) return number(count);
  return (
    <Link
      to={`/products?${filter}`}
      className="inline-block min-h-6 underline decoration-border-control underline-offset-3 hover:decoration-current"
    >
      {number(count)}
      <span className="sr-only"> {t.productsOf(name)}</span>
    </Link>
  );
}
