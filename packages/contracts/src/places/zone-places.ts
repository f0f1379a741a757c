import { findDistrict } from './places.ts';

/** Matches every place that no other zone names. */
export const everywhereElse = '*';

/** A district and one of its upazilas or thanas, in either language; '' for none. */
export interface PlaceNames {
  district: string;
  upazila: string;
}

function standardName(typed: string): string | null {
  if (typed === everywhereElse) return everywhereElse;
  const [districtTyped = '', upazilaTyped] = typed.split('/').map((part) => part.trim());
  const district = findDistrict(districtTyped);
  if (!district) return null;
  if (upazilaTyped === undefined) return district.name;
  const upazila = district.upazilas.find(({ name, nameBn }) => name === upazilaTyped || nameBn === upazilaTyped);
  return upazila ? `${district.name}/${upazila.name}` : null;
}

/**
 * Parses typed places, separated by commas: the known ones under their English names, and those that are no place in
 * Bangladesh.
 */
export function readZonePlaces(typed: string): { places: string; unknown: string[] } {
  const names = typed
    .split(/[,\n]/)
    .map((name) => name.trim().normalize('NFC'))
    .filter(Boolean);
  const found = names.map((name) => ({ name, standard: standardName(name) }));
  return {
    places: [...new Set(found.flatMap(({ standard }) => standard ?? []))].join(', '),
    unknown: found.filter(({ standard }) => standard === null).map(({ name }) => name),
  };
}

/** The zone that names a place most exactly: by its upazila, by its district, or as everywhere else. */
export function zoneForPlace<Zone extends { places: string }>(
  zones: readonly Zone[],
  { district, upazila }: PlaceNames,
): Zone | undefined {
  const place = standardName(district);
  if (place === null) return undefined;
  const exact = standardName(`${district}/${upazila}`);
  const covering = (name: string | null) =>
    zones.find(({ places }) => name !== null && places.split(', ').includes(name));
  return covering(exact) ?? covering(place) ?? covering(everywhereElse);
}
