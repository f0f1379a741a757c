import type { OrderStatus } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTimes } from '../../../../platform/times.ts';
import { Button } from '../../../../ui/button.tsx';
import { ordersMessages } from '../../messages.ts';
import { useOrder } from '../../order-queries.ts';
import { nextStatus } from '../../parts/next-status.ts';
import { StatusSign } from '../../parts/status-sign.tsx';
import { textLanguage } from '../../parts/text-language.ts';
import type { Refused } from '../move-outcome.ts';
import { useTakeStep } from '../use-take-step.ts';
import { refusedMessages } from './messages.ts';
import type { Refusal } from './refusals.ts';

export interface OneRefusedProps {
  /** With the status it had when the step was taken, and the one it was found with. */
  refused: Refused & Record<'was' | 'status', OrderStatus>;
  step: Pick<Refusal, 'to' | 'at'>;
  onClose: () => void;
}

/** An order that somebody else moved first: what it was, is and should have become; then the step it may take now. */
export function OneRefused({ refused, step, onClose }: OneRefusedProps) {
  const t = useMessages(refusedMessages);
  const lists = useMessages(ordersMessages);
  const { recent } = useTimes();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const takeStep = useTakeStep();
  const { orderNumber, was } = refused;
  const { data } = useOrder(orderNumber);
  // Until it is fetched again, the order is the one that was seen.
  const order = data && data.status !== was ? data : undefined;
  const status = order?.status ?? refused.status;
  const moves = order?.history.filter((event) => event.kind === 'status') ?? [];
  const last = moves.find((event) => event.to === status);
  const { by = null, at = null } = last ?? refused.changed ?? {};
  const next = nextStatus(status);
  const to = next && order?.next.includes(next) ? next : null;
  const path = `/orders/${orderNumber}`;
  const leaving = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      title={by === null ? t.changedMeanwhile : t.wasFaster(by)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} className="max-sm:flex-1">
            {t.leave}
          </Button>
          {pathname !== path && (
            <Button
              variant={to ? 'outline' : 'primary'}
              onClick={leaving(() => void navigate(path))}
              className="max-sm:flex-1"
            >
              {t.showOrder}
            </Button>
          )}
          {to && order && (
            <Button variant="primary" onClick={leaving(() => takeStep([order], to))} className="max-sm:w-full">
              {lists.steps[to].button}
            </Button>
          )}
        </div>
      }
    >
      <p className="text-ink-muted">{t.changed(orderNumber)}</p>
      <dl className="my-4 grid gap-3 rounded-lg border border-border p-3.5 sm:grid-cols-3">
        <Side caption={t.was}>
          <StatusSign status={was} />
        </Side>
        <Side caption={[by ?? t.now, at !== null && recent(at)].filter(Boolean).join(', ')}>
          <StatusSign status={status} />
          {last?.reason && (
            <span lang={textLanguage(last.reason)} className="block text-xs text-ink-muted">
              {last.reason}
            </span>
          )}
        </Side>
        <Side caption={t.yours(recent(step.at))}>
          <StatusSign status={step.to} />
        </Side>
      </dl>
      <p>{t.notTaken}</p>
    </Dialog>
  );
}

function Side({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <dt className="text-xs text-ink-subtle">{caption}</dt>
      <dd>{children}</dd>
    </div>
  );
}
