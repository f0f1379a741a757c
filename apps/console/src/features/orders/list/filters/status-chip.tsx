import { orderStatuses, type OrderStatus } from '@haat/contracts/orders/order-statuses';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { StatusIcon } from '@haat/ui/icons/icons.ts';
import { PanelChip } from '../../../../ui/list/filter-chip.tsx';
import { ordersMessages } from '../../messages.ts';
import { statusesOf, withStatus } from './statuses.ts';

/** More names than this do not fit onto the chip. */
const mostNamed = 2;

export interface StatusChipProps {
  /** The chosen statuses, separated by commas. */
  value: string;
  onChoose: (value: string) => void;
}

/** Filters a list by one or more statuses. */
export function StatusChip({ value, onChoose }: StatusChipProps) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const chosen = statusesOf(value);
  return (
    <PanelChip icon={StatusIcon} label={t.status} chosen={wordsOf(chosen)}>
      <fieldset>
        <legend className="sr-only">{t.status}</legend>
        {orderStatuses.map((status) => (
          <CheckboxRow
            key={status}
            label={t.statuses[status]}
            checked={chosen.includes(status)}
            onChange={(isOn) => onChoose(withStatus(value, status, isOn))}
          />
        ))}
      </fieldset>
    </PanelChip>
  );

  function wordsOf(statuses: readonly OrderStatus[]): string | undefined {
    if (statuses.length === 0) return undefined;
    if (statuses.length > mostNamed) return t.statusCount(number(statuses.length));
    return statuses.map((status) => t.statuses[status]).join(', ');
  }
}
