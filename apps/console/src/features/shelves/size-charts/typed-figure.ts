import { toLatinDigits } from '@haat/contracts/shared/locale';

const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
};
const figure = /^(\d+(?:\.\d+)?|\.\d+)?(?:[ -]*(¼|½|¾|(?<![\d.])[13]\/[24]))?$/;

/** The figure that somebody typed, with Bangla digits and fractions (40.5, 40½, 40 1/2); null if it is none. */
export function typedFigure(typed: string): number | null {
  const text = toLatinDigits(typed)
    .trim()
    .replace(/(?:["”″]|in|cm)\.?$/i, '')
    .trim()
    .replace(',', '.');
  const [, whole, fraction] = figure.exec(text) ?? [];
  if (whole === undefined && fraction === undefined) return null;
  return Number(whole ?? 0) + (fraction === undefined ? 0 : (fractions[fraction] ?? Number.NaN));
}
