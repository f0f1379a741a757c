import { toLatinDigits } from '@haat/contracts/shared/locale';

/** The places chosen next to the address, in the language shown; '' for none. */
export interface ChosenPlace {
  district: string;
  upazila: string;
  postCode: string;
}

/** Normalises the spelling of a part, so that `Dhaka-1205`, `dhaka 1205` and `Dhaka  ১২০৫` are equal. */
function comparable(part: string): string {
  return toLatinDigits(part.normalize('NFC'))
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}

function join(...words: string[]): string {
  return words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' ');
}

function placeParts({ district, upazila, postCode }: ChosenPlace): string[] {
  return [upazila.trim(), join(district, postCode)].filter(Boolean);
}

/** The forms in which an address may already contain the place, except its bare post code: `12` may be a house. */
function spellings({ district, upazila, postCode }: ChosenPlace): string[] {
  return [upazila, district, district && join(district, postCode)].map(comparable).filter(Boolean);
}

const wholePostCode = /^\d{4}$/;

/** Whether the last part of an address is the place's post code, typed before or appended without a district. */
function isPostCode(last: string, place: ChosenPlace, replacing?: ChosenPlace): boolean {
  if (last === '') return false;
  if (replacing?.district === '' && last === comparable(replacing.postCode)) return true;
  return last === comparable(place.postCode) && (replacing === undefined || wholePostCode.test(last));
}

/**
 * Appends the chosen place to the address, `House 14, Road 7, Dhanmondi, Dhaka 1205`, unless it is there already.
 * `replacing` is the place appended before, which is removed. Everything else that was typed is kept.
 */
export function writePlaceIntoAddress(address: string, place: ChosenPlace, replacing?: ChosenPlace): string {
  const said = new Set([...spellings(place), ...(replacing === undefined ? [] : spellings(replacing))]);
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1);
  if (last !== undefined && isPostCode(comparable(last), place, replacing)) parts.pop();
  return [...parts.filter((part) => !said.has(comparable(part))), ...placeParts(place)].join(', ');
}
