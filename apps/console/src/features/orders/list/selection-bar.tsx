import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon, CloseIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { ordersMessages } from '../messages.ts';
import { stepsOf } from './steps-of.ts';
import type { StepTo } from '../parts/next-status.ts';

export interface SelectionBarProps {
  selected: readonly AdminOrderRow[];
  onStep: (orders: readonly AdminOrderRow[], to: StepTo) => void;
  onClear: () => void;
}

/** What can be done with the selected orders: each step with how many of them can take it. */
export function SelectionBar({ selected, onStep, onClear }: SelectionBarProps) {
  const t = useMessages(ordersMessages);
  const { number, money } = useFormat();
  const steps = stepsOf(selected);
  const taka = selected.reduce((sum, row) => sum + row.total_amount, 0);
  return (
    <section aria-label={t.selection} className="selection-bar">
      <div className="flex min-h-9 items-center gap-2 border-border whitespace-nowrap max-md:w-full md:me-1 md:border-e md:pe-3">
        <button
          type="button"
          aria-label={t.clearSelection}
          onClick={onClear}
          className="-ms-2 grid size-(--size-control) place-items-center rounded-md text-ink-muted"
        >
          <Icon of={CloseIcon} size={18} />
        </button>
        <b role="status" className="font-semibold">
          {t.selected(number(selected.length))}
        </b>
        <span className="text-ink-muted">{t.toCollectOf(money(taka))}</span>
      </div>
      {steps.map(({ to, orders }, place) => (
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
    </section>
  );
}
