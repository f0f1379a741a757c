/** The number words of a language. */
interface NumberWords {
  belowHundred: (value: number) => string;
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
}

/** A whole number (0 and above) in words, counted in lakh and crore. */
export function numberInWords(value: number, words: NumberWords): string {
  const parts: string[] = [];
  let rest = value;
  for (const [size, name] of [
    [10_000_000, words.crore],
    [100_000, words.lakh],
    [1000, words.thousand],
    [100, words.hundred],
  ] as const) {
    const many = Math.floor(rest / size);
    if (many > 0) parts.push(numberInWords(many, words), name);
    rest %= size;
  }
  if (rest > 0 || parts.length === 0) parts.push(words.belowHundred(rest));
  return parts.join(' ');
}

/** Whole Taka in words, as on an invoice: 'Five thousand ten Taka only'. */
export function takaInWords(
  taka: number,
  { inWords, taka: name, isCapital }: { inWords: NumberWords; taka: string; isCapital: boolean },
): string {
  const text = `${numberInWords(taka, inWords)} ${name}`;
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
