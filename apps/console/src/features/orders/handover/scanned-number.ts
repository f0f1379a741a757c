import { toLatinDigits } from '@haat/contracts/shared/locale';

/** Whether the input matches one number, several that begin or end like it, or none. */
export type Scanned = { kind: 'one'; orderNumber: string } | { kind: 'several' } | { kind: 'none' };

/**
 * Finds an order number by its full text, in any spelling (`ht7k3m9qxd`), or by at least the last three letters
 * printed on the parcel. Scanners may prefix it with the URL of a page.
 */
export function findScanned(typed: string, orderNumbers: readonly string[]): Scanned {
  const text = compact(typed);
  if (text.length < 3) return { kind: 'none' };
  const found = orderNumbers.filter((orderNumber) => {
    const number = compact(orderNumber);
    return (
      text.endsWith(number) || number.endsWith(text) || number.startsWith(text) || number.slice(2).startsWith(text)
    );
  });
  const [orderNumber] = found;
  if (orderNumber === undefined) return { kind: 'none' };
  return found.length === 1 ? { kind: 'one', orderNumber } : { kind: 'several' };
}

function compact(text: string): string {
  return toLatinDigits(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}
