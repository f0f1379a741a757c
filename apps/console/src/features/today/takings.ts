import type { DayOfOrders } from '@haat/contracts';

/** The takings from a day's orders, in Taka. */
export function takingsOf({ paid, open }: DayOfOrders): number {
  return paid + open;
}

/** The number of the days' orders without cancelled and returned ones, which bring in nothing. */
export function ordersTaken(days: readonly DayOfOrders[]): number {
  return sum(days, ({ orders, lost }) => orders - lost);
}

/** The average takings per order, without cancelled and returned ones; 0 without orders. */
export function averageOrder(days: readonly DayOfOrders[]): number {
  const orders = ordersTaken(days);
  return orders === 0 ? 0 : Math.round(sum(days, takingsOf) / orders);
}

/** The share of the takings that is paid, from 0 to 1; 0 without takings. */
export function paidShare(days: readonly DayOfOrders[]): number {
  const all = sum(days, takingsOf);
  return all === 0 ? 0 : sum(days, ({ paid }) => paid) / all;
}

/** The change in a day's orders from a week before, in percent; null if there were none then. */
export function weeklyChange(days: readonly DayOfOrders[], at: number): number | null {
  const before = days[at - 7]?.orders ?? 0;
  if (before === 0) return null;
  return Math.round((((days[at]?.orders ?? 0) - before) / before) * 100);
}

/** The top of an axis: the smallest 1, 2 or 5 times a power of ten that is at least the value. */
export function axisTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= value) ?? value;
}

function sum(days: readonly DayOfOrders[], of: (day: DayOfOrders) => number): number {
  return days.reduce((total, day) => total + of(day), 0);
}
