/** What was chosen beside the address, in the words shown; an empty text where nothing was. */
export interface ChosenPlace {
  district: string;
  upazila: string;
  postCode: string;
}

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Two spellings of one part compare equal: `Dhaka-1205`, `dhaka 1205`, `Dhaka  ১২০৫`. */
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

/** Every way in which an address may already say the place. */
function spellings({ district, upazila, postCode }: ChosenPlace): string[] {
  return [upazila, district, postCode, join(district, postCode)].map(comparable).filter(Boolean);
}

/**
 * The address with the chosen place at its end, `House 14, Road 7, Dhanmondi, Dhaka 1205`, said once. `replacing` is the place
 * written before: it goes. Everything else that was typed stays as it is.
 */
export function writePlaceIntoAddress(address: string, place: ChosenPlace, replacing?: ChosenPlace): string {
  const said = new Set([...spellings(place), ...(replacing === undefined ? [] : spellings(replacing))]);
  const typed = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !said.has(comparable(part)));
  return [...typed, ...placeParts(place)].join(', ');
}
