import type { SheetAge, SheetView } from '@haat/contracts';
import { addressesOf, type Address } from '../../../platform/list/list-address.ts';

/** The views, in the order of their shortcuts 1 to 4. */
export const views = ['open', 'difference', 'settled', 'all'] as const satisfies readonly SheetView[];

/** The ages, youngest first. */
export const ages = ['new', 'waiting', 'late'] as const satisfies readonly SheetAge[];

/** The state of the list of sheets in its address. */
export interface SheetAddress extends Address<SheetView> {
  age: SheetAge | '';
}

/** Reads and writes the list's address. */
export const addresses = addressesOf<SheetAddress>({
  views,
  filters: { age: /^(new|waiting|late)$/ },
  cursor: /^\d{1,18}$/,
});

/** The path of the sheets with cash outstanding that are of an age. */
export function sheetsOfAge(age: SheetAge): string {
  return `/cash${addresses.writeAddress({ view: 'open', age, pages: [] })}`;
}

/** The list's query in the API's format. */
export function queryOf({ view, age, pages }: SheetAddress) {
  const cursor = pages.at(-1);
  return { view, ...(age !== '' && { age }), ...(cursor !== undefined && { cursor }) };
}
