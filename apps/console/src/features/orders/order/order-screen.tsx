import type { AdminOrder } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { call } from '../../../platform/api/call.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useTimes } from '../../../platform/times.ts';
import { useUndo } from '../../../platform/undo/last-undo.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { writeAddress, type ListAddress } from '../list/list-address.ts';
import { ordersMessages } from '../messages.ts';
import { openInvoice } from '../open-invoice.ts';
import { nextStatus } from '../parts/next-status.ts';
import { ColleaguesHere } from '../presence/colleagues-here.tsx';
import { StatusSign } from '../parts/status-sign.tsx';
import { heldStatuses, useHeldSteps } from '../steps/held-steps.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { orderMessages } from './messages.ts';
import { NextAction } from './next-action.tsx';
import { OrderDock } from './order-dock.tsx';
import { OrderPageKeyHints } from './order-page-key-hints.tsx';
import { OrderHistory } from './cards/order-history.tsx';
import { OrderLines } from './cards/order-lines.tsx';
import { OrderMails } from './cards/order-mails.tsx';
import { OrderNotes } from './cards/order-notes.tsx';
import { OrderPerson } from './cards/order-person.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PlaceInList } from './place-in-list.tsx';
import { PrintMenu } from './print-menu.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOrderChange } from './use-order-change.ts';
import { isAtShop } from '@haat/contracts/orders/order-statuses';

const CancelDialog = lazyWithWords(async () => (await import('./dialogs/cancel-dialog.tsx')).CancelDialog);
const ReturnDialog = lazyWithWords(async () => (await import('./dialogs/return-dialog.tsx')).ReturnDialog);
const TryDialog = lazyWithWords(async () => (await import('./dialogs/try-dialog.tsx')).TryDialog);
const CorrectionDialog = lazyWithWords(async () => (await import('./dialogs/correction-dialog.tsx')).CorrectionDialog);

/** The screen for working on an order: its progress and next step, its items, recipient and history. */
export function OrderScreen({ order, address }: { order: AdminOrder; address: ListAddress }) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const [question, setQuestion] = useState<'cancel' | 'return' | 'try' | 'correct' | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const work = useOrderWork(order);
  const { status, to, isHeld, step, noAnswer } = work;
  const navigate = useNavigate();
  const neighbours = useNeighbours(order.order_number, address);
  const list = `/orders${writeAddress(address)}`;
  const go = (path: string | undefined) => (path === undefined ? undefined : () => void navigate(path));
  const shortcuts = {
    e: step,
    n: noAnswer,
    c: order.phone === '' ? undefined : () => location.assign(`tel:${order.phone}`),
    m: () => noteField.current?.focus(),
    p: () => openInvoice(order.order_number, order.locale),
    j: go(neighbours.after),
    k: go(neighbours.before),
    Escape: go(list),
    'Ctrl+z': useUndo(),
  };
  useShortcuts(shortcuts);

  const canCorrect = !order.is_forgotten && isAtShop(order.status);
  const person = <OrderPerson order={order} onCorrect={canCorrect ? () => setQuestion('correct') : undefined} />;
  return (
    <>
      <PageHead
        back={{ to: list, label: lists.views[address.view] }}
        title={order.order_number}
        beside={
          <>
            <CopyButton iconOnly isQuiet text={order.order_number} label={t.copyNumber} copiedLabel={lists.copied} />
            <StatusSign status={status} />
          </>
        }
        text={<Placed order={order} />}
        actions={
          <>
            <PlaceInList {...neighbours} />
            <PrintMenu order={order} />
          </>
        }
      />
      <ColleaguesHere orderNumber={order.order_number} />
      <div className="grid items-start gap-4 pb-16 table:grid-cols-[minmax(0,1fr)_var(--c-panel)] md:pb-0">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PanelCard padded={false} className={isHeld ? 'bg-edited' : undefined}>
            <OrderSteps history={order.history} status={status} />
            <NextAction
              order={order}
              status={status}
              to={to}
              onStep={() => step?.()}
              onNoAnswer={noAnswer}
              onCancel={!isHeld && order.next.includes('cancelled') ? () => setQuestion('cancel') : undefined}
              onNotDelivered={status === 'shipped' && !isHeld ? () => setQuestion('try') : undefined}
              onReturn={!isHeld && order.next.includes('returned') ? () => setQuestion('return') : undefined}
            />
          </PanelCard>
          <div className="table:hidden">{person}</div>
          <OrderLines order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="max-table:hidden">{person}</div>
          <OrderNotes order={order} field={noteField} />
          <OrderMails order={order} next={work.nextMail} />
        </div>
      </div>
      <OrderPageKeyHints shortcuts={shortcuts} />
      <OrderDock order={order} to={to} onStep={() => step?.()} onNoAnswer={noAnswer} />
      <Suspense>
        {question === 'cancel' && <CancelDialog order={order} onClose={() => setQuestion(null)} />}
        {question === 'return' && <ReturnDialog order={order} onClose={() => setQuestion(null)} />}
        {question === 'try' && <TryDialog order={order} onClose={() => setQuestion(null)} />}
        {question === 'correct' && <CorrectionDialog order={order} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}

/** The next step and the failed call, as far as they are possible. */
function useOrderWork(order: AdminOrder) {
  const t = useMessages(orderMessages);
  const takeStep = useTakeStep();
  const { save, isSaving } = useOrderChange();
  const held = heldStatuses(useHeldSteps()).get(order.order_number);
  const next = nextStatus(order.status);
  const mailed = held === undefined || held === next ? next : null;
  const to = held === undefined && next && order.next.includes(next) ? next : null;
  const params = { order_number: order.order_number };
  const writeNoAnswer = () => {
    // A second press would count as a second call.
    if (isSaving) return;
    void save(call('adminOrderCall', { params, body: { outcome: 'no_answer' } }), t.noAnswerNoted);
  };
  return {
    status: held ?? order.status,
    isHeld: held !== undefined,
    to,
    nextMail: mailed && order.email !== '' ? { to: mailed, isHeld: held !== undefined } : null,
    step: to ? () => takeStep([order], to) : undefined,
    noAnswer: order.status === 'pending' && held === undefined ? writeNoAnswer : undefined,
  };
}

function Placed({ order }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const { number } = useFormat();
  const { full, waited } = useTimes();
  const { unit, count } = waited(order.since);
  const isWaiting = order.next.length > 0 && order.status !== 'delivered';
  const waits = unit === 'hours' ? lists.waitsHours(count, number(count)) : lists.waitsDays(count, number(count));
  return [full(order.date), isWaiting && waits, t.orderedIn[order.locale]].filter(Boolean).join(' · ');
}
