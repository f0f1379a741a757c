import { repairIds } from './cart-lines.ts';
import { readJson, readText, write } from '../../platform/storage/device.ts';

/** One favourite and how often it was added. */
export interface Favourite {
  id: number;
  quantity: number;
}

/** The stored ids, repeats and all. */
export function readFavouriteIds(): number[] {
  return repairIds(readJson('favouriteList'));
}

/** One entry a product with its quantity, in the order they were first added. */
export function groupFavourites(ids: readonly number[]): Favourite[] {
  const quantities = new Map<number, number>();
  for (const id of ids) quantities.set(id, (quantities.get(id) ?? 0) + 1);
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

/** Stores the list as it is given. */
export function writeFavouriteIds(ids: readonly number[]): boolean {
  return write({ favouriteList: JSON.stringify(ids) });
}

/** Appends a product, without asking whether it is there already. */
export function addFavourite(id: number): boolean {
  return writeFavouriteIds([...readFavouriteIds(), id]);
}

/** Takes a product out, with all its repeats. */
export function removeFavourite(id: number): boolean {
  return writeFavouriteIds(readFavouriteIds().filter((each) => each !== id));
}

/** Writes the list back without repeats. */
export function healFavourites(): boolean {
  return writeFavouriteIds([...new Set(readFavouriteIds())]);
}

/** What changes whenever the favourites do. */
export function favouritesSnapshot(): string {
  return readText('favouriteList') ?? '';
}
