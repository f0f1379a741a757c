import type { LengthUnit } from '@haat/contracts';

const centimetresInInch = 2.54;

/** A figure of a size chart in a unit: as the shop wrote it, or converted and rounded to a tenth. */
export function chartFigure(figure: number, { from, to }: { from: LengthUnit; to: LengthUnit }): string {
  if (from === to) return String(figure);
  const converted = to === 'cm' ? figure * centimetresInInch : figure / centimetresInInch;
  return String(Math.round(converted * 10) / 10);
}
