import type { AdminOrderRow } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { editDistance } from '@haat/contracts/shared/edit-distance';

/** Shorter texts resemble too many orders. */
const minDigits = 6;
const minLetters = 3;

/** What was probably typed wrongly, and the searches among whose orders the right one may be. */
export interface Typed {
  of: 'number' | 'phone' | 'name';
  text: string;
  searches: string[];
}

/**
 * Reads a search without results. Whoever mistypes one letter has typed what is before and after it correctly, so
 * these parts are searched for. Undefined if the text is too short.
 */
export function readTyped(q: string): Typed | undefined {
  const text = toLatinDigits(q.trim());
  const number = /^HT([A-Z0-9]{2,8})$/.exec(text.replaceAll('-', '').toUpperCase())?.[1];
  if (number !== undefined) return { of: 'number', text: number, searches: partsOfNumber(number) };
  const digits = text.replaceAll(/[\s().+-]/g, '').replace(/^88(?=01)/, '');
  if (/^\d+$/.test(digits))
    return digits.length < minDigits ? undefined : { of: 'phone', text: digits, searches: partsOfPhone(digits) };
  const name = text.toLowerCase();
  const beginnings = [name.slice(0, minLetters), name.slice(0, minLetters - 1)];
  return name.length < minLetters ? undefined : { of: 'name', text: name, searches: beginnings };
}

/** A complete number is halved, and one that is not is shortened. */
function partsOfNumber(number: string): string[] {
  if (number.length > 6) return [`HT-${number.slice(0, 4)}`, number.slice(-4)];
  const shorter = [number.slice(0, -1), number.slice(0, -2)].filter((part) => part.length > 1);
  return shorter.map((part) => `HT-${part}`);
}

/** The ends are far rarer than the beginnings, which many numbers share. */
function partsOfPhone(digits: string): string[] {
  return [digits.slice(-6), digits.slice(-4), digits.slice(0, 8), digits.slice(0, -1)];
}

/** By how many letters the text differs from what the order has, as far as it was typed; infinite if by too many. */
export function mistakesIn({ of, text }: Typed, row: Pick<AdminOrderRow, 'order_number' | 'phone' | 'name'>): number {
  const written = {
    number: row.order_number.slice('HT-'.length).replaceAll('-', ''),
    phone: row.phone.replace(/^\+?88(?=01)/, ''),
    name: row.name.toLowerCase(),
  }[of];
  // What follows may not have been typed yet.
  const beginnings = [-1, 0, 1].map((more) => written.slice(0, text.length + more));
  const mistakes = Math.min(...beginnings.map((beginning) => editDistance(text, beginning)));
  const allowed = of === 'name' && text.length > 5 ? 2 : 1;
  return mistakes <= allowed ? mistakes : Infinity;
}
