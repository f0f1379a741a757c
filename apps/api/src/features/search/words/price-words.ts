import { toLatinDigits } from '@haat/contracts/shared/locale';

/** What a text says about prices, in Taka, both ends inclusive; and the rest of the text. */
export interface PriceWords {
  min: number | undefined;
  max: number | undefined;
  rest: string;
}

const taka = String.raw`(?:taka|tk\.?|bdt|৳|টাকার|টাকা|takar|৳)`;
const amount = String.raw`(?:${taka}\s*)?(\d[\d,]*(?:\.\d+)?)\s*(k|হাজার|hajar|hazar|thousand)?\s*(?:${taka})?(?:'?r)?(?:\s*(?:er|এর))?`;
const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

const below = 'under|below|less than|within|up to|upto|max|maximum|at most|<=?|cheaper than';
const belowAfter =
  'er niche|r niche|niche|nicher|er moddhe|moddhe|modhe|er vitor|vitore|er kom|kom|or less|max|নিচে|নীচে|নিচের|মধ্যে|মাঝে|ভিতরে|ভেতরে|কমে|কম|পর্যন্ত';
const above = 'over|above|more than|from|min|minimum|at least|>=?';
const aboveAfter = 'er upore|upore|er beshi|beshi|or more|and above|ওপরে|উপরে|বেশি|থেকে বেশি';

/** The ways to state a price; their groups are an amount and its thousands suffix, once or twice. */
const ways: { pattern: RegExp; read: (amounts: number[]) => Omit<PriceWords, 'rest'> | undefined }[] = [
  {
    pattern: regExp(
      `(?:between\\s+)?${amount}\\s*(?:-|–|—|to|and|theke|থেকে|হতে)\\s*${amount}(?:\\s*(?:${belowAfter}))?`,
    ),
    // 2-3 is an age and 6-128 a phone model.
    read: ([min = 0, max = 0]) => (min >= 50 && max > min ? { min, max } : undefined),
  },
  { pattern: regExp(`(?:${below})\\s*${amount}`), read: ([max]) => ({ min: undefined, max }) },
  { pattern: regExp(`${amount}\\s*(?:${belowAfter})`), read: ([max]) => ({ min: undefined, max }) },
  { pattern: regExp(`(?:${above})\\s*${amount}`), read: ([min]) => ({ min, max: undefined }) },
  { pattern: regExp(`${amount}\\s*(?:${aboveAfter})`), read: ([min]) => ({ min, max: undefined }) },
  // A lone amount of money is what the shopper wants to spend.
  {
    pattern: regExp(`(?:${taka}\\s*\\d[\\d,]*|\\d[\\d,]*\\s*(?:k|হাজার|hajar)?\\s*${taka})(?:\\s*(?:er|এর))?`),
    read: ([max]) => ({ min: undefined, max }),
  },
];

function regExp(source: string): RegExp {
  return new RegExp(`${edge}(?:${source})${end}`, 'iu');
}

/** Reads `under 500`, `৫০০ টাকার নিচে`, `500-1000` and the like; undefined if a text says nothing about prices. */
export function readPriceWords(text: string): PriceWords | undefined {
  const latin = toLatinDigits(text);
  for (const { pattern, read } of ways) {
    const match = pattern.exec(latin);
    const said = match && read(amountsIn(match[0]));
    if (!said || Math.max(said.min ?? 0, said.max ?? 0) > 10_000_000) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { ...said, rest: rest.replaceAll(/\s+/g, ' ').trim() };
  }
  return undefined;
}

function amountsIn(said: string): number[] {
  return [...said.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k|হাজার|hajar|hazar|thousand)?(?![\p{L}\p{M}])/giu)].map(
    ([, digits = '', thousands]) => Math.round(Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)),
  );
}
