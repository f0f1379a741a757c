import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon, DeliveryIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../../../ui/button.tsx';
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

/** The selected parcels, who takes them, and the hand-over. */
export function HandoverBar({ work, courier, onCourier, onHandOver }: HandoverBarProps) {
  const t = useMessages(handoverMessages);
  const lists = useMessages(ordersMessages);
  const { number, money } = useFormat();
  const { selected } = work;
  return (
    <section aria-label={lists.selection} className="selection-bar">
      <div className="flex min-h-9 items-center gap-2 border-border whitespace-nowrap max-md:w-full md:me-1 md:border-e md:pe-3">
        <button
          type="button"
          aria-label={lists.clearSelection}
          onClick={work.clear}
          className="-ms-2 grid size-(--size-control) place-items-center rounded-md text-ink-muted"
        >
          <Icon of={CloseIcon} size={18} />
        </button>
        <b role="status" className="font-semibold">
          {t.chosen(number(selected.length), number(work.parcels.length))}
        </b>
        <span className="text-ink-muted">{lists.toCollectOf(money(takaOf(selected)))}</span>
      </div>
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
    </section>
  );
}
