import type { CallProblem } from '../../platform/api/call.ts';
import { formatMoney, formatNumber } from '../../platform/i18n/format.ts';
import { inLocale, type Locale } from '../../platform/i18n/locale.ts';
import { checkoutMessages } from './messages.ts';
import { quoteOf } from './problem-quote.ts';

/** Why an order was not placed, in words. */
export interface OrderFailure {
  text: string;
  /** It can be mended only in the cart. */
  isAboutCart: boolean;
}

/** A refused or lost order in the shopper's words: what happened and what to do. */
export function explainFailure(problem: CallProblem, locale: Locale): OrderFailure {
  const t = checkoutMessages.get(locale);
  const fresh = quoteOf(problem.data);
  const line = fresh?.lines.find((each) => each.problem !== null);
  if (line?.problem === 'NOT_FOUND') return { text: t.noLongerSold, isAboutCart: true };
  if (line) {
    const name = inLocale(locale, line.name, line.name_bn);
    return { text: t.lineOutOfStock(name, formatNumber(line.available, locale)), isAboutCart: true };
  }
  if (problem.code === 'QUOTE_CHANGED' && fresh) {
    return { text: t.quoteRose(formatMoney(fresh.total_amount, locale)), isAboutCart: false };
  }
  const words: Partial<Record<CallProblem['code'], string>> = {
    COUPON_INVALID: t.couponGone,
    COUPON_EXHAUSTED: t.couponGone,
    NETWORK: t.noAnswer,
    VALIDATION: t.checkFields,
    RATE_LIMITED: t.tooMany,
  };
  return { text: words[problem.code] ?? t.failed, isAboutCart: false };
}
