import type { DayOfOrders } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { Sign } from '../cards/zones-card.tsx';
import { todayMessages } from '../messages.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { KeyFigures } from './key-figures.tsx';

const periods = [7, 14, 30];
const usualPeriod = 14;

/** Orders and takings by day; the period is in the address. */
export function TakingsCard({ days }: { days: readonly DayOfOrders[] }) {
  const t = useMessages(todayMessages);
  const [isTable, setTable] = useState(false);
  const { period, choose } = usePeriod();
  const shown = days.slice(-period);
  const Days = isTable ? DayTable : DayChart;
  return (
    <PanelCard title={t.ordersAndTakings} action={<PeriodSwitch period={period} onChoose={choose} />}>
      <KeyFigures days={days} shown={shown} />
      <Days days={shown} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-muted">
        <Sign look="bg-accent" text={t.paid} />
        <Sign look="bg-accent/55" text={t.open} />
        <Sign look="bg-border-strong" text={t.placed} />
        <Button variant="ghost" className="ms-auto" onClick={() => setTable(!isTable)}>
          {isTable ? t.asChart : t.asTable}
        </Button>
      </div>
    </PanelCard>
  );
}

function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const choose = (days: number) => setSearch(days === usualPeriod ? {} : { days: String(days) }, { replace: true });
  return { period: periods.includes(asked) ? asked : usualPeriod, choose };
}

function PeriodSwitch({ period, onChoose }: { period: number; onChoose: (days: number) => void }) {
  const t = useMessages(todayMessages);
  const { number } = useFormat();
  return (
    <div role="group" aria-label={t.period} className="flex rounded-md bg-surface-sunken p-0.5">
      {periods.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === period}
          onClick={() => onChoose(days)}
          className="min-h-8 rounded-sm px-2.5 text-xs font-medium text-ink-muted aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {t.days(number(days))}
        </button>
      ))}
    </div>
  );
}
