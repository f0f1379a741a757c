/** A name in both languages, such as `Barura বরুড়া`. */
export interface Place {
  name: string;
  nameBn: string;
}

export interface District extends Place {
  division: Place;
  /** Upazilas; the thanas of the district's city corporation, if it has one, come first. */
  upazilas: Place[];
}

/** A division in source form: each district's name → its upazilas, each `Latin বাংলা`, separated by commas. */
export interface DivisionTable {
  division: string;
  districts: Record<string, string>;
}

/** `Latin বাংলা` → both names, split at the first Bangla letter. */
export function readPlace(text: string): Place {
  const at = text.search(/\p{Script=Bengali}/u);
  if (at < 1) throw new Error(`No Bangla name in '${text}'`);
  return { name: text.slice(0, at).trim(), nameBn: text.slice(at).trim().normalize('NFC') };
}

export function readPlaces(text: string): Place[] {
  return text.split(',').map((name) => readPlace(name.trim()));
}
