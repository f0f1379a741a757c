import type { CallOutcome } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { outcomeCounts, type Called } from './call-queue.ts';
import { callMessages } from './messages.ts';

interface ProgressProps {
  /** The number of orders still to call about. */
  left: number;
  called: Called;
}

/** The number of orders still to call about, and the outcomes of this visit. */
export function ProgressText({ left, called }: ProgressProps) {
  const t = useMessages(callMessages);
  const { number } = useFormat();
  return [
    t.left(left, number(left)),
    ...outcomeCounts(called).map(([outcome, count]) => t.outcomes[outcome](number(count))),
  ].join(' · ');
}

const looks: Record<CallOutcome, string> = {
  confirmed: 'bg-accent',
  no_answer: 'bg-chart-warning',
  later: 'bg-border-strong',
  cancelled: 'bg-danger',
};

/** The same as a bar, each outcome in its colour. */
export function ProgressBar({ left, called }: ProgressProps) {
  const t = useMessages(callMessages);
  const { number } = useFormat();
  const done = called.size;
  const whole = done + left;
  if (whole === 0) return null;
  return (
    <div
      role="progressbar"
      aria-label={t.callThrough}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={done}
      aria-valuetext={t.done(number(done), number(whole))}
      className="mb-4 flex h-1.5 flex-none overflow-clip rounded-full bg-surface-sunken"
    >
      {outcomeCounts(called).map(([outcome, count]) => (
        <i
          key={outcome}
          className={`h-full transition-[width] duration-(--duration-slow) ${looks[outcome]}`}
          style={{ width: `${(count / whole) * 100}%` }}
        />
      ))}
    </div>
  );
}
