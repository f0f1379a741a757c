import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { zoneMessages } from './messages.ts';

/** Returns the monthly effect of a different charge, based on the orders of the last 30 days. */
export function useChargeWords(): (before: number, charge: number, orders: number) => string {
  const t = useMessages(zoneMessages);
  const { money, number } = useFormat();
  return (before, charge, orders) => {
    const difference = Math.abs(charge - before) * orders;
    if (difference === 0) return t.was(money(before));
    const say = charge > before ? t.moreAMonth : t.lessAMonth;
    return say(money(before), money(difference), number(orders));
  };
}
