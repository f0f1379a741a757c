import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckIcon, CloseIcon, PrintIcon } from '@haat/ui/icons/icons.ts';
import { Suspense, useState } from 'react';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { ordersMessages } from '../messages.ts';
import type { StepTo } from '../parts/next-status.ts';
import { cancellable, packingPath, sheetOf } from './selection-uses.ts';
import { stepsOf } from './steps-of.ts';

const CancelSelectedDialog = lazyWithWords(
  async () => (await import('./cancel-selected-dialog.tsx')).CancelSelectedDialog,
);

export interface SelectedOrdersProps {
  selected: readonly AdminOrderRow[];
  onStep: (orders: readonly AdminOrderRow[], to: StepTo) => void;
  onClear: () => void;
}

/** The actions for the selected orders: each step with how many of them can take it, their paper, and cancelling them. */
export function SelectedOrders({ selected, onStep, onClear }: SelectedOrdersProps) {
  const t = useMessages(ordersMessages);
  const { number, money } = useFormat();
  const [isCancelling, setCancelling] = useState(false);
  const taka = selected.reduce((sum, row) => sum + row.total_amount, 0);
  const countOf = (orders: readonly AdminOrderRow[]) =>
    orders.length === selected.length
      ? number(orders.length)
      : t.ofSelected(number(orders.length), number(selected.length));
  const [toPack, sheet, toCancel] = [packingPath(selected), sheetOf(selected), cancellable(selected)];
  return (
    <>
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
            {t.steps[to].bulk(countOf(orders))}
          </Button>
        ))}
        {toPack && (
          <LinkButton to={toPack} icon={PrintIcon} className="max-md:flex-1">
            {t.packingLists}
          </LinkButton>
        )}
        {sheet && (
          <LinkButton to={`/print/courier/${sheet}`} icon={PrintIcon} className="max-md:flex-1">
            {t.printSheet(sheet)}
          </LinkButton>
        )}
        {toCancel.length > 0 && (
          <Button variant="cancel" icon={CloseIcon} onClick={() => setCancelling(true)} className="max-md:flex-1">
            {t.cancelSelected(countOf(toCancel))}
          </Button>
        )}
      </SelectionBar>
      <Suspense>
        {isCancelling && (
          <CancelSelectedDialog orders={toCancel} onDone={onClear} onClose={() => setCancelling(false)} />
        )}
      </Suspense>
    </>
  );
}
