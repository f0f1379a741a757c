import type { Quote } from '@haat/contracts';
import { formatMoney } from '@haat/contracts/shared/format';
import type { Locale } from '@haat/contracts/shared/locale';
import { checkoutMessages } from '../messages.ts';

/** Why a coupon takes nothing off; '' if it does or if there is none. */
export function couponWords({ coupon }: Quote, locale: Locale): string {
  if (!coupon?.problem) return '';
  const words = checkoutMessages.get(locale).couponProblems;
  return coupon.problem === 'BELOW_MINIMUM'
    ? words.BELOW_MINIMUM(formatMoney(coupon.min_subtotal, locale))
    : words[coupon.problem];
}
