/** Splits a text into the pieces that match `part`, ignoring case, and those in between. */
export function markedParts(text: string, part: string): { at: number; piece: string; isMatch: boolean }[] {
  const wanted = part.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Some letters change their length with their case, so positions could not be compared.
  if (wanted === '' || lower.length !== text.length) return [{ at: 0, piece: text, isMatch: false }];
  const pieces = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    if (at > from) pieces.push({ at: from, piece: text.slice(from, at), isMatch: false });
    from = at + wanted.length;
    pieces.push({ at, piece: text.slice(at, from), isMatch: true });
  }
  if (from < text.length) pieces.push({ at: from, piece: text.slice(from), isMatch: false });
  return pieces;
}
