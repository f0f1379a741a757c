import type { AdminOrderRow } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CameBackIcon, CopyIcon, HighValueIcon, NoAnswerIcon } from '@haat/ui/icons/icons.ts';
import { useTimes } from '../../../platform/times.ts';
import { useReminders } from '../../settings/public.ts';
import { ordersMessages } from '../messages.ts';
import { signsOf, type Sign } from './signs.ts';

/** Notes on an order: its signs, and the number of calls. */
export function CallsAndSigns({ row }: { row: AdminOrderRow }) {
  const signs = signsOf(row, useReminders().calls_before_giving_up);
  const callWords = useCallWords();
  const isCallShown = row.calls.count > 0 || signs.length === 0;
  return (
    <span className="grid gap-0.5 text-xs">
      {signs.map((sign) => (
        <SignLine key={sign.kind} sign={sign} />
      ))}
      {isCallShown && <span className="text-ink-subtle">{callWords(row.calls)}</span>}
    </span>
  );
}

const icons = {
  high: HighValueIcon,
  'came-back': CameBackIcon,
  'same-number': CopyIcon,
  unanswered: NoAnswerIcon,
} as const;

/** One sign with its icon. */
export function SignLine({ sign }: { sign: Sign }) {
  const t = useMessages(ordersMessages);
  const { money, number } = useFormat();
  function words(): string {
    if (sign.kind === 'high') return t.above(money(sign.taka));
    if (sign.kind === 'unanswered') return t.unanswered(sign.calls, number(sign.calls));
    if (sign.kind === 'came-back') return t.cameBack(number(sign.returned), number(sign.ended));
    return t.sameNumber(sign.waiting, number(sign.waiting));
  }
  return (
    <span
      className={classNames(
        'flex items-center gap-1.25 font-medium',
        sign.kind === 'came-back' ? 'text-danger' : 'text-warning',
      )}
    >
      <Icon of={icons[sign.kind]} size={14} />
      {words()}
    </span>
  );
}

/** The number of calls and the last outcome: '2 calls, no answer 9:20'. */
export function useCallWords(): (calls: AdminOrderRow['calls']) => string {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { recent } = useTimes();
  return ({ count, last }) => {
    if (!last) return t.notCalled;
    const outcome = {
      no_answer: () => t.noAnswerAt(recent(last.at)),
      later: () => (last.again_at ? t.laterAt(recent(last.again_at)) : t.later),
      confirmed: () => t.confirmedAt(recent(last.at)),
      cancelled: () => t.cancelledAt(recent(last.at)),
    }[last.outcome]();
    return `${t.calls(count, number(count))}, ${outcome}`;
  };
}
