/** The last part of a sheet's code: the first of its day is A, the 26th Z, the 27th AA. */
export function sheetLetters(earlier: number): string {
  const letter = String.fromCodePoint(65 + (earlier % 26));
  return earlier < 26 ? letter : sheetLetters(Math.floor(earlier / 26) - 1) + letter;
}
