import type { Order, OrderStatus } from '@haat/contracts';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Timeline } from '@haat/ui/layout/timeline.tsx';
import { ordersMessages } from './messages.ts';
import { statusSteps } from './status-steps.ts';

/** An order's steps with their times. */
export function StatusTimeline({ timeline }: { timeline: readonly { status: OrderStatus; at: Order['date'] }[] }) {
  const t = useMessages(ordersMessages);
  const { stamp } = useDates();
  return (
    <Timeline
      label={t.timeline}
      steps={statusSteps(timeline).map(({ status, at, state }) => ({
        label: t.statuses[status],
        state,
        time: at === null ? undefined : stamp(at),
      }))}
    />
  );
}
