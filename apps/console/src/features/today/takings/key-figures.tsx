import type { DayOfOrders } from '@haat/contracts';
import { locales } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import { ExplainFigure } from '../explanations/explain-figure.tsx';
import type { FigureExplanationProps } from '../explanations/figure-explanation.tsx';
import { ListLink } from '../list-link.tsx';
import { todayMessages } from '../messages.ts';
import { paidStatuses, placedOn, takenOn } from '../order-lists.ts';
import { averageOrder, ordersTaken, paidShare, takingsOf, weeklyChange } from '../takings.ts';

/** Yesterday, the average order and the paid share of the days shown. */
export function KeyFigures({ days, shown }: { days: readonly DayOfOrders[]; shown: readonly DayOfOrders[] }) {
  const t = useMessages(todayMessages);
  const { money, number } = useFormat();
  const yesterday = days.at(-2);
  const all = shown.reduce((sum, day) => sum + takingsOf(day), 0);
  const paid = shown.reduce((sum, day) => sum + day.paid, 0);
  const change = useChange(days);
  const taken = useTaken();
  return (
    <dl className="mb-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {yesterday && (
        <Figure
          name={t.yesterday}
          explanation={
            <ExplainFigure
              name={t.yesterday}
              figure={money(takingsOf(yesterday))}
              text={(words) => words.yesterday}
              list={taken([yesterday])}
            />
          }
          value={<ListLink to={takenOn([yesterday])}>{money(takingsOf(yesterday))}</ListLink>}
          text={
            <>
              <ListLink to={placedOn([yesterday])}>
                {t.yesterdayText(yesterday.orders, number(yesterday.orders))}
              </ListLink>
              {change && `, ${change}`}
            </>
          }
        />
      )}
      <Average yesterday={yesterday} shown={shown} />
      <Figure
        name={t.paidShare}
        explanation={
          <ExplainFigure
            name={t.paidShare}
            text={(words) => words.paidShare(number(shown.length))}
            list={taken(shown)}
          />
        }
        value={
          <ListLink to={placedOn(shown, { statuses: paidStatuses })}>
            {number(Math.round(paidShare(shown) * 100))}%
          </ListLink>
        }
        text={<ListLink to={takenOn(shown)}>{t.paidShareText(money(paid), money(all))}</ListLink>}
      />
    </dl>
  );
}

/**
 * Yesterday's average order against that of the days shown; without orders yesterday, the average of the days shown.
 */
function Average({ yesterday, shown }: { yesterday: DayOfOrders | undefined; shown: readonly DayOfOrders[] }) {
  const t = useMessages(todayMessages);
  const { money, number } = useFormat();
  const usual = money(averageOrder(shown));
  const days = number(shown.length);
  const last = averageOrder(yesterday ? [yesterday] : []);
  const all = takenOn(shown);
  const taken = useTaken();
  if (!yesterday || last === 0)
    return (
      <Figure
        name={t.average}
        explanation={<ExplainFigure name={t.average} text={(words) => words.averageOfDays(days)} list={taken(shown)} />}
        value={<ListLink to={all}>{usual}</ListLink>}
        text={t.averageText(days)}
      />
    );
  return (
    <Figure
      name={t.averageYesterday}
      explanation={
        <ExplainFigure name={t.averageYesterday} text={(words) => words.average(days)} list={taken([yesterday])} />
      }
      value={<ListLink to={takenOn([yesterday])}>{money(last)}</ListLink>}
      text={<ListLink to={all}>{t.averageAgainst(usual, days)}</ListLink>}
    />
  );
}

/** Yesterday's orders compared with the same weekday a week before; undefined if there is nothing to compare with. */
function useChange(days: readonly DayOfOrders[]): string | undefined {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const change = weeklyChange(days, days.length - 2);
  if (change === null || change === 0) return undefined;
  const weekday = new Intl.DateTimeFormat(locales[locale].dateTag, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(days.at(-2)?.day ?? 0),
  );
  return change > 0 ? t.more(number(change), weekday) : t.less(number(-change), weekday);
}

/** The orders that these days' takings are from, for an explanation. */
function useTaken() {
  const { number } = useFormat();
  return (days: readonly DayOfOrders[]): FigureExplanationProps['list'] => {
    const count = ordersTaken(days);
    return { to: takenOn(days), label: (words) => words.orders(count, number(count)) };
  };
}

interface FigureProps {
  name: string;
  explanation: ReactNode;
  value: ReactNode;
  text: ReactNode;
}

function Figure({ name, explanation, value, text }: FigureProps) {
  return (
    <div>
      <dt className="flex items-center gap-1 text-ink-muted">
        {name}
        {explanation}
      </dt>
      <dd>
        <b className="text-xl font-semibold">{value}</b>
        <span className="block text-xs text-ink-muted">{text}</span>
      </dd>
    </div>
  );
}
