import type { OrderDetails } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ordersMessages } from './messages.ts';

export type Line = OrderDetails['product_details'][number];

/** A React key, unique among the lines of an order. */
export function lineKey({ product_id: productId, slug, color, size }: Line): string {
  return `${productId}|${slug}|${color}|${size}`;
}

/** Column headings of an order's table. */
export function LineColumns({ className }: { className: string }) {
  const t = useMessages(ordersMessages);
  return (
    <tr className={`text-xs text-ink-muted *:font-medium ${className}`}>
      <th scope="col" className="w-12 text-start">
        #
      </th>
      <th scope="col" className="text-start">
        {t.product}
      </th>
      {[t.price, t.qty, t.total].map((name) => (
        <th key={name} scope="col" className="text-end">
          {name}
        </th>
      ))}
    </tr>
  );
}
