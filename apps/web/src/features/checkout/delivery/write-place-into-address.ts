/** The places chosen next to the address, in the language shown; '' for none. */
export interface ChosenPlace {
  district: string;
  upazila: string;
  postCode: string;
}

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Normalises the spelling of a part, so that `Dhaka-1205`, `dhaka 1205` and `Dhaka  ১২০৫` are equal. */
function comparable(part: string): string {
  return part
    .normalize('NFC')
    .replace(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)))
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

/** All forms in which an address may already contain the place. */
function spellings({ district, upazila, postCode }: ChosenPlace): string[] {
  return [upazila, district, postCode, join(district, postCode)].map(comparable).filter(Boolean);
}

/**
 * Appends the chosen place to the address, `House 14, Road 7, Dhanmondi, Dhaka 1205`, unless it is there already.
 * `replacing` is the place appended before, which is removed. Everything else that was typed is kept.
 */
export function writePlaceIntoAddress(address: string, place: ChosenPlace, replacing?: ChosenPlace): string {
  const said = new Set([...spellings(place), ...(replacing === undefined ? [] : spellings(replacing))]);
  const typed = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !said.has(comparable(part)));
  return [...typed, ...placeParts(place)].join(', ');
}
