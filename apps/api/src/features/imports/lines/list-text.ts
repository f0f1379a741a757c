/**
 * Joins several items in one cell: items separated by `;`, the parts of an item by `|`. A backslash escapes either.
 */
export function joinItems(items: readonly (readonly string[])[]): string {
  return items.map((parts) => parts.map((part) => part.replaceAll(/[\\;|]/g, '\\$&')).join('|')).join('; ');
}

/** The inverse of `joinItems`; blank items are dropped and parts are trimmed. */
export function splitItems(cell: string): string[][] {
  const items: string[][] = [];
  let parts: string[] = [];
  let part = '';
  const endPart = () => {
    parts.push(part.trim());
    part = '';
  };
  const endItem = () => {
    endPart();
    if (parts.some((each) => each !== '')) items.push(parts);
    parts = [];
  };
  for (let place = 0; place < cell.length; place++) {
    const letter = cell.charAt(place);
    if (letter === '\\' && place + 1 < cell.length) part += cell.charAt(++place);
    else if (letter === ';' || letter === '\n') endItem();
    else if (letter === '|') endPart();
    else part += letter;
  }
  endItem();
  return items;
}
