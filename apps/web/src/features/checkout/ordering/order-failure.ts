import type { Quote } from '@haat/contracts';
import type { CallProblem } from '../../../platform/api/call.ts';
import { formatMoney } from '@haat/contracts/shared/format';
import { checkoutMessages } from '../messages.ts';
import { quoteOf } from '../quote/problem-quote.ts';
import { quoteProblem, type Telling } from '../quote/quote-problem.ts';

/** Why an order was not placed, as messages. */
export interface OrderFailure {
  text: string;
  /** Whether it can be resolved only in the cart. */
  isAboutCart: boolean;
}

/** Why this quote would be refused, shown before the shopper orders; null if it would not. */
export function expectedFailure(quote: Quote, telling: Telling): OrderFailure | null {
  const text = quoteProblem(quote, telling);
  return text === null ? null : { text, isAboutCart: true };
}

/** Explains a refused or lost order to the shopper: what happened and what to do. */
export function explainFailure(problem: CallProblem, telling: Telling): OrderFailure {
  const { locale } = telling;
  const t = checkoutMessages.get(locale);
  const fresh = quoteOf(problem.data);
  const expected = fresh && expectedFailure(fresh, telling);
  if (expected) return expected;
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
