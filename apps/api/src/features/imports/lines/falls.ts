import { importFallPercent } from '@haat/contracts';
import { fault } from './faults.ts';
import type { Fault } from './line-values.ts';
import type { Changed } from './stored-json.ts';

interface Change {
  before: Changed;
  after: Changed;
  /** What a staff member has confirmed. */
  saidRight: Changed;
}

const codes = { price: 'PRICE_FALLS', offer_price: 'OFFER_FALLS' } as const;

/** Prices that fall so far that a digit may be missing, unless they were confirmed. */
export function fallsOf(change: Change): Fault[] {
  const { before, after, saidRight } = change;
  return (['price', 'offer_price'] as const).flatMap((field) => {
    const [was, becomes] = [before[field], after[field]];
    if (!was || becomes === undefined || becomes === saidRight[field]) return [];
    if (field === 'offer_price' && isWithoutOffer(change)) return [];
    const percent = Math.floor(((was - becomes) * 100) / was);
    if (percent < importFallPercent) return [];
    return [fault({ field, code: codes[field], given: String(becomes / 100), more: String(percent) })];
  });
}

/** Without an offer, the offer price equals the price: report one fall, not two. */
function isWithoutOffer({ before, after }: Change): boolean {
  return before.offer_price === before.price && after.offer_price === after.price;
}
