import type { AdminOrderRow } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { readAddress, writeAddress } from '../list/list-address.ts';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { ordersMessages } from '../messages.ts';
import { useOrderList } from '../order-queries.ts';
import { calledAlso, calledWithout, stillListed, waitingRows, type Called } from './call-queue.ts';
import { CallScreen } from './call-screen.tsx';
import { callMessages } from './messages.ts';
import { ProgressBar, ProgressText } from './progress.tsx';
import { useHoldCall, type HeldOutcome } from './use-hold-call.ts';

const toConfirm = readAddress(new URLSearchParams());
const list = `/orders${writeAddress(toConfirm)}`;
const none: readonly AdminOrderRow[] = [];

/** Orders to call about one after the other: the longest waiting first, none twice per visit. */
export function Page() {
  const t = useMessages(callMessages);
  const lists = useMessages(ordersMessages);
  const navigate = useNavigate();
  const [called, setCalled] = useState<Called>(new Map());
  const [leftToOthers, setLeftToOthers] = useState<ReadonlySet<string>>(new Set());
  /** The order that is being called about stays on the screen when the list changes. */
  const [current, setCurrent] = useState<string>();
  const [pages, setPages] = useState<readonly string[]>([]);
  const holdCall = useHoldCall();
  const { data, error, isPlaceholderData, errorUpdatedAt, refetch } = useOrderList({ ...toConfirm, pages });
  usePageTitle(t.callThrough);
  useShortcuts({ Escape: () => void navigate(list) });
  const waiting = waitingRows(data?.data ?? none, called, leftToOthers);
  const row = waiting.find(({ order_number }) => order_number === current) ?? waiting[0];
  if (row && row.order_number !== current) setCurrent(row.order_number);
  const next = data?.next_cursor ?? null;
  const isTurning = data !== undefined && waiting.length === 0 && next !== null;
  // Orders whose shoppers did not answer stay on their page.
  if (isTurning && !isPlaceholderData) setPages([...pages, next]);

  function writeDown(orderNumber: string, outcome: HeldOutcome, againAt?: string) {
    setCalled(calledAlso(orderNumber, outcome));
    const onBack = () => {
      setCalled(calledWithout(orderNumber));
      setCurrent(orderNumber);
      // The order may be on a page that was left.
      setPages([]);
    };
    holdCall({ orderNumber, outcome, againAt, onBack });
  }

  const content = () => {
    if (row)
      return (
        <CallScreen
          key={row.order_number}
          orderNumber={row.order_number}
          after={waiting.filter((each) => each !== row).slice(0, 3)}
          onNext={() => {
            setLeftToOthers(new Set([...leftToOthers, row.order_number]));
            setCurrent(undefined);
          }}
          onOutcome={(outcome, againAt) => writeDown(row.order_number, outcome, againAt)}
          onCancelled={() => setCalled(calledAlso(row.order_number, 'cancelled'))}
        />
      );
    if (error && !data)
      return (
        <FailedNote error={error} failedAt={errorUpdatedAt} text={lists.failedText} onRetry={() => void refetch()} />
      );
    if (!data || isTurning) return <Skeleton className="h-96 rounded-lg" />;
    return (
      <StateNote
        icon={AllDoneIcon}
        role="status"
        title={t.allCalled}
        text={t.allCalledText}
        action={
          <LinkButton to={list} variant="primary">
            {t.toOrders}
          </LinkButton>
        }
      />
    );
  };
  const left = data && Math.max(0, data.found.count - stillListed(called, data.data));
  return (
    <>
      <PageHead
        back={{ to: list, label: lists.views.confirm }}
        title={t.callThrough}
        text={left !== undefined && <ProgressText left={left} called={called} />}
        actions={
          <Button hint="Esc" onClick={() => void navigate(list)}>
            {t.stop}
          </Button>
        }
      />
      {left !== undefined && <ProgressBar left={left} called={called} />}
      {content()}
    </>
  );
}
