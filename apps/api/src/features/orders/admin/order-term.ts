import { toLatinDigits } from '@haat/contracts';

/** What somebody typed to find orders, by the column that it is the beginning of. */
export interface OrderTerm {
  column: 'order_number' | 'phone' | 'name';
  /** As the column stores it; names in lower case. */
  beginning: string;
}

const numberLetters = 'A-HJKMNP-Z2-9';
const orderNumber = new RegExp(`^HT-?([${numberLetters}]{1,4})-?([${numberLetters}]{0,4})$`);

/** `HT-7K3M…` is an order number, a row of digits a phone number (`017…` is stored as `+88017…`), and anything else a name. */
export function orderTerm(typed: string): OrderTerm {
  const text = toLatinDigits(typed.trim());
  const [, first, second = ''] = orderNumber.exec(text.toUpperCase()) ?? [];
  if (first) return { column: 'order_number', beginning: `HT-${first}${first.length === 4 ? `-${second}` : ''}` };
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\+?\d{2,}$/.test(digits)) return { column: 'phone', beginning: storedBeginning(digits) };
  return { column: 'name', beginning: text.toLowerCase() };
}

function storedBeginning(digits: string): string {
  if (digits.startsWith('+')) return digits;
  return digits.startsWith('0') ? `+88${digits}` : `+${digits}`;
}
