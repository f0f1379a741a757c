import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { ordersMessages } from '../messages.ts';
import type { StepTo } from '../parts/next-status.ts';
import { stepsOf } from './steps-of.ts';

export interface SelectedOrdersProps {
  selected: readonly AdminOrderRow[];
  onStep: (orders: readonly AdminOrderRow[], to: StepTo) => void;
  onClear: () => void;
}

/** The actions for the selected orders: each step with how many of them can take it. */
export function SelectedOrders({ selected, onStep, onClear }: SelectedOrdersProps) {
  const t = useMessages(ordersMessages);
  const { number, money } = useFormat();
  const taka = selected.reduce((sum, row) => sum + row.total_amount, 0);
  return (
    <SelectionBar count={selected.length} sum={t.toCollectOf(money(taka))} onClear={onClear}>
      {stepsOf(selected).map(({ to, orders }, place) => (
        <Button
          key={to}
          variant={place === 0 ? 'primary' : 'outline'}
          icon={CheckIcon}
          hint={place === 0 ? 'e' : undefined}
          onClick={() => onStep(orders, to)}
          className="max-md:flex-1"
        >
          {t.steps[to].bulk(
            orders.length === selected.length
              ? number(orders.length)
              : t.ofSelected(number(orders.length), number(selected.length)),
          )}
        </Button>
      ))}
    </SelectionBar>
  );
}
