import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { ordersMessages } from '../../messages.ts';
import { refusedMessages } from './messages.ts';
import { OneRefused } from './one-refused.tsx';
import { forgetRefusal, type Refusal } from './refusals.ts';
import { SeveralRefused } from './several-refused.tsx';
import { useRefusedWords } from './use-refused-words.ts';

/**
 * Tells what was refused: of a step of one order in a dialog, of one of several in a toast that opens it. Whoever types or
 * answers another dialog is not interrupted, and gets the toast.
 */
export function RefusalNotices({ refusals }: { refusals: readonly Refusal[] }) {
  return refusals.map((refusal) => <RefusalNotice key={refusal.at} refusal={refusal} />);
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const t = useMessages(refusedMessages);
  const { seeIt } = useMessages(ordersMessages);
  const { number } = useFormat();
  const refusedWords = useRefusedWords();
  const { refused, orders, done } = refusal;
  const [isOpen, setOpen] = useState(() => orders.length === 1 && !isBusy());
  const isTold = useRef(isOpen);
  const [first, ...others] = refused;

  useEffect(() => {
    if (isTold.current || !first) return;
    isTold.current = true;
    const isOne = others.length === 0;
    const text = isOne ? refusedWords(first) : t.refusedMany(number(refused.length));
    showToast({
      kind: 'error',
      text: [done, text].filter(Boolean).join(' '),
      staysMs: 8_000,
      action: { label: isOne ? seeIt : t.seeThem, onPress: () => setOpen(true) },
    });
  });

  if (!isOpen || !first) return null;
  const onClose = () => forgetRefusal(refusal);
  const was = orders.find((order) => order.order_number === first.orderNumber)?.status;
  if (others.length > 0 || !first.status || !was) return <SeveralRefused refused={refused} onClose={onClose} />;
  return <OneRefused refused={{ ...first, status: first.status, was }} step={refusal} onClose={onClose} />;
}

/** Whether a dialog is open, or somebody is typing. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false;
  return isTyping || document.querySelector('[role=dialog]') !== null;
}
