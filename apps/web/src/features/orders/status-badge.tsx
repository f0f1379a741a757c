import type { OrderStatus } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Badge, type BadgeTone } from '@haat/ui/feedback/badge.tsx';
import { ordersMessages } from './messages.ts';

/** The status is always spelled out too, so that colour is never its only sign. */
const tones: Record<OrderStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'info',
  packed: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
  returned: 'neutral',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages);
  return <Badge tone={tones[status]}>{t.statuses[status]}</Badge>;
}
