import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { DeliveryIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { ordersMessages } from '../messages.ts';
import { handoverMessages } from './messages.ts';
import { takaOf } from './parcel-groups.ts';
import type { HandoverWork } from './use-handover.ts';

export interface HandoverBarProps {
  work: HandoverWork;
  courier: string;
  onCourier: (courier: string) => void;
  onHandOver: () => void;
}

/** The selected parcels, who takes them, and the hand-over button. */
export function HandoverBar({ work, courier, onCourier, onHandOver }: HandoverBarProps) {
  const t = useMessages(handoverMessages);
  const lists = useMessages(ordersMessages);
  const { number, money } = useFormat();
  const { selected } = work;
  return (
    <SelectionBar
      count={selected.length}
      text={t.chosen(number(selected.length), number(work.parcels.length))}
      sum={lists.toCollectOf(money(takaOf(selected)))}
      onClear={work.clear}
    >
      <input
        aria-label={t.courier}
        placeholder={t.courier}
        value={courier}
        maxLength={80}
        onChange={(event) => onCourier(event.target.value)}
        className="h-(--size-control) min-w-0 rounded-md border border-border-control bg-surface px-3 text-sm field-focus placeholder:text-ink-subtle max-md:flex-1 md:w-52"
      />
      <Button variant="primary" icon={DeliveryIcon} hint="e" onClick={onHandOver} className="max-md:flex-1">
        {t.handOver(number(selected.length))}
      </Button>
    </SelectionBar>
  );
}
