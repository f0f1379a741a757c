/** Two weights; each has a typeface for Bangla and one for everything else. */
export type Weight = 'regular' | 'semibold';

/** A piece of text in one typeface: `figtree-regular`, `anek-bangla-semibold` … */
export interface Run {
  face: string;
  text: string;
}

/** The width of a text in its typeface, in points. */
type Measure = (run: Run) => number;

const runs = /[\u0980-\u09ff\u0964\u0965\u200c\u200d]+|[^\u0980-\u09ff\u0964\u0965\u200c\u200d]+/gu;
const isBangla = /[\u0980-\u09ff\u0964\u0965]/u;

/** Splits a text at changes of script, because no typeface covers both. */
export function toRuns(text: string, weight: Weight): Run[] {
  return (text.match(runs) ?? []).map((part) => ({
    face: `${isBangla.test(part) ? 'anek-bangla' : 'figtree'}-${weight}`,
    text: part,
  }));
}

/** Breaks a text into lines of at most `width` points; a wider word is broken between letters. */
export function toLines(text: string, { weight, width, measure }: { weight: Weight; width: number; measure: Measure }) {
  const widthOf = (part: string) => toRuns(part, weight).reduce((sum, run) => sum + measure(run), 0);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, { width, widthOf }))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((each) => toRuns(each, weight));
}

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

function breakWord(word: string, { width, widthOf }: { width: number; widthOf: (part: string) => number }): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of letters.segment(word)) {
    const longer = (parts.at(-1) ?? '') + segment;
    if (longer !== segment && widthOf(longer) > width) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
