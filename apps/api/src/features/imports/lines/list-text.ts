/** Several things in one cell: separated by `;`, the parts of one by `|`. A backslash takes either as it is. */
export function joinItems(items: readonly (readonly string[])[]): string {
  return items.map((parts) => parts.map((part) => part.replaceAll(/[\\;|]/g, '\\$&')).join('|')).join('; ');
}

/** The opposite of `joinItems`; blank things are left out, and parts lose the blanks around them. */
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
