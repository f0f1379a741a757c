import type { Quote } from '@haat/contracts';
import { formatPhone } from '@haat/contracts/shared/format';
import { formatMoney, formatNumber } from '@haat/contracts/shared/format';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import { checkoutMessages } from '../messages.ts';

/** The language of the message, and the number to call. */
export interface Telling {
  locale: Locale;
  phone: string;
}

/** What prevents the order of a quote's lines, and what to do about it; null if nothing does. */
export function quoteProblem(quote: Quote, telling: Telling): string | null {
  return lineProblem(quote, telling) ?? orderProblem(quote, telling);
}

function lineProblem({ lines }: Quote, { locale, phone }: Telling): string | null {
  const t = checkoutMessages.get(locale);
  const line = lines.find(({ problem }) => problem !== null);
  if (!line?.problem) return null;
  const name = inLocale(locale, line.name, line.name_bn);
  const words = {
    NOT_FOUND: () => t.noLongerSold,
    OUT_OF_STOCK: () => t.lineOutOfStock(name, formatNumber(line.available, locale)),
    ABOVE_LIMIT: () => t.lineAboveLimit(name, formatNumber(line.max_qty, locale), formatPhone(phone, locale)),
    SIZE_GONE: () => t.lineChoiceGone(name, line.size ?? ''),
    COLOR_GONE: () => t.lineChoiceGone(name, inLocale(locale, line.color ?? '', line.color_bn)),
  };
  return words[line.problem]();
}

function orderProblem({ problem, limits }: Quote, { locale, phone }: Telling): string | null {
  const t = checkoutMessages.get(locale);
  if (problem === 'TOO_MANY_LINES')
    return t.tooManyLines(formatNumber(limits.lines, locale), formatPhone(phone, locale));
  if (problem !== 'TOO_MUCH_PENDING') return null;
  const { pending_orders: orders, pending_total: total } = limits;
  const most = [
    orders === null ? null : t.ordersCount(formatNumber(orders, locale)),
    total === null ? null : formatMoney(total, locale),
  ];
  return t.tooMuchPending(most.filter((each) => each !== null).join(t.or), formatPhone(phone, locale));
}
