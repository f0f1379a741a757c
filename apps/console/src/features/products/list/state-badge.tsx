import type { AdminProductRow } from '@haat/contracts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { productsMessages } from '../messages.ts';

/** Whether shoppers can buy the product. */
export function StateBadge({
  row: { retired_at: retiredAt, stock },
}: {
  row: Pick<AdminProductRow, 'retired_at' | 'stock'>;
}) {
  const t = useMessages(productsMessages);
  if (retiredAt !== null) return <Badge>{t.states.retired}</Badge>;
  return stock > 0 ? <Badge tone="success">{t.states.sold}</Badge> : <Badge tone="danger">{t.states.out}</Badge>;
}
