import { inLocale, type Locale } from '../shared/locale.ts';
import { barishal } from './barishal.ts';
import { chattogram } from './chattogram.ts';
import { cityThanas } from './city-thanas.ts';
import { dhaka } from './dhaka.ts';
import { khulna } from './khulna.ts';
import { mymensingh } from './mymensingh.ts';
import type { District, DivisionTable, Place } from './place-table.ts';
import { readPlace, readPlaces } from './place-table.ts';
import { rajshahi } from './rajshahi.ts';
import { rangpur } from './rangpur.ts';
import { sylhet } from './sylhet.ts';

const tables = [barishal, chattogram, dhaka, khulna, mymensingh, rajshahi, rangpur, sylhet];

function districtsOf({ division, districts }: DivisionTable): District[] {
  return Object.entries(districts).map(([heading, upazilas]) => {
    const place = readPlace(heading);
    const thanas = cityThanas[place.name];
    return {
      ...place,
      division: readPlace(division),
      upazilas: [...(thanas === undefined ? [] : readPlaces(thanas)), ...readPlaces(upazilas)],
    };
  });
}

/** Bangladesh's 8 divisions. */
export const divisions: Place[] = tables.map(({ division }) => readPlace(division));

/** The 64 districts. Load this file lazily: about 8 kB compressed, and only the checkout needs it. */
export const districts: District[] = tables.flatMap(districtsOf);

/** A place's name in the page's language. */
export function placeName(place: Place, locale: Locale): string {
  return inLocale(locale, place.name, place.nameBn);
}

/** The names in the page's language, sorted alphabetically. */
export function sortedNames(places: Place[], locale: Locale): string[] {
  return places.map((place) => placeName(place, locale)).toSorted(new Intl.Collator(locale).compare);
}

/** Finds a district by its name in either language, because shoppers may switch languages in between. */
export function findDistrict(name: string): District | undefined {
  return districts.find((district) => district.name === name || district.nameBn === name);
}
