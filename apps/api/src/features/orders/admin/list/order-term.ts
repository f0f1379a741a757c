import { toLatinDigits } from '@haat/contracts';

/** One meaning of a search text: the column to match, at its beginning or end, or the shopper's e-mail address. */
export type OrderTerm = PartOfColumn | { column: 'email'; side: 'whole'; text: string };

interface PartOfColumn {
  column: 'order_number' | 'phone' | 'name';
  side: 'beginning' | 'end';
  /** As stored in the column; names in lower case. */
  text: string;
}

const numberLetters = 'A-HJKMNP-Z2-9';
const orderNumber = new RegExp(`^HT-?([${numberLetters}]{1,4})-?([${numberLetters}]{0,4})$`);
const endOfNumber = new RegExp(`^([${numberLetters}]{0,4})-?([${numberLetters}]{4})$`);
/** Fewer digits would match the end of too many numbers. */
const minOfEnd = 4;

/**
 * All possible meanings of a search text: `HT-7K3M…` begins an order number and `9QXD` ends one, digits begin or end
 * a phone number (`017…` is stored as `+88017…`), a text with an `@` is an e-mail address, and anything else begins a name.
 */
export function orderTerms(typed: string): OrderTerm[] {
  const text = toLatinDigits(typed.trim());
  if (text.includes('@')) return [{ column: 'email', side: 'whole', text: text.toLowerCase() }];
  const [, first, second = ''] = orderNumber.exec(text.toUpperCase()) ?? [];
  if (first)
    return [
      { column: 'order_number', side: 'beginning', text: `HT-${first}${first.length === 4 ? `-${second}` : ''}` },
    ];
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\+?\d{2,}$/.test(digits)) return [...phoneTerms(digits), ...numberEnds(digits)];
  const name: OrderTerm = { column: 'name', side: 'beginning', text: text.toLowerCase() };
  // Letters alone mean a name: matching both would read the whole table if the name is frequent.
  return /\d/.test(text) ? [...numberEnds(text), name] : [name];
}

function numberEnds(text: string): OrderTerm[] {
  const [, first = '', last] = endOfNumber.exec(text.toUpperCase()) ?? [];
  return last ? [{ column: 'order_number', side: 'end', text: first ? `${first}-${last}` : last }] : [];
}

function phoneTerms(digits: string): OrderTerm[] {
  const beginning: OrderTerm = { column: 'phone', side: 'beginning', text: storedBeginning(digits) };
  if (digits.startsWith('+') || digits.length < minOfEnd) return [beginning];
  return [beginning, { column: 'phone', side: 'end', text: digits }];
}

function storedBeginning(digits: string): string {
  if (digits.startsWith('+')) return digits;
  return digits.startsWith('0') ? `+88${digits}` : `+${digits}`;
}
