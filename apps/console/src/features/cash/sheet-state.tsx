import type { SheetRow } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useReminders } from '../settings/public.ts';
import { cashMessages } from './messages.ts';

const looks = {
  plain: 'bg-info-soft text-info',
  late: 'bg-danger-soft text-danger',
  difference: 'bg-warning-soft text-warning',
  settled: 'bg-success-soft text-success',
} as const;

/** The state of a sheet: how long its cash has been outstanding, or that a difference is unexplained. */
export function SheetState({ sheet }: { sheet: SheetRow }) {
  const t = useMessages(cashMessages);
  const { money, number } = useFormat();
  const { cash_late_after_days: lateAfter } = useReminders();
  const { outstanding, days, difference, has_difference: hasDifference } = sheet;
  const isLate = outstanding > 0 && days >= lateAfter;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {outstanding > 0 && (
        <Badge look={isLate ? 'late' : 'plain'}>{isLate ? t.lateFor(days, number(days)) : t.withCourier}</Badge>
      )}
      {hasDifference && (
        <Badge look="difference">
          {difference === 0 ? t.balanced : difference < 0 ? t.short(money(-difference)) : t.over(money(difference))}
        </Badge>
      )}
      {outstanding === 0 && !hasDifference && <Badge look="settled">{t.settled}</Badge>}
    </span>
  );
}

function Badge({ look, children }: { look: keyof typeof looks; children: string }) {
  return (
    <span className={classNames('rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap', looks[look])}>
      {children}
    </span>
  );
}
