import type { AdminOrder } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckIcon, PhoneIcon } from '@haat/ui/icons/icons.ts';
import { Button, CallButton } from '../../../ui/button.tsx';
import { ordersMessages } from '../messages.ts';
import type { StepTo } from '../parts/next-status.ts';
import { orderMessages } from './messages.ts';

export interface OrderDockProps {
  order: AdminOrder;
  to: StepTo | null;
  onStep: () => void;
  onNoAnswer: (() => void) | undefined;
}

/** On phones: call, no answer and the next step, within thumb reach. */
export function OrderDock({ order, to, onStep, onNoAnswer }: OrderDockProps) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  return (
    <section aria-label={lists.action} className="order-dock">
      {order.phone !== '' && (
        <CallButton variant="outline" phone={order.phone} icon={PhoneIcon} className="flex-1 px-2">
          {lists.call}
        </CallButton>
      )}
      {onNoAnswer && (
        <Button onClick={onNoAnswer} className="flex-1 px-2">
          {t.noAnswer}
        </Button>
      )}
      {to && (
        <Button variant="primary" icon={CheckIcon} onClick={onStep} className="flex-1 px-2">
          {lists.steps[to].button}
        </Button>
      )}
    </section>
  );
}
