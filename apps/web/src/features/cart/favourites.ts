import { repairIds } from './cart-lines.ts';
import { readJson, readText, write } from '@haat/ui/device/device.ts';
import type { TextOf } from '@haat/ui/device/use-stored.ts';

/** A favourite and how often it was added. */
export interface Favourite {
  id: number;
  quantity: number;
}

/** The stored ids, including repeats. */
export function readFavouriteIds(): number[] {
  return repairIds(readJson('favouriteList'));
}

/** One entry per product with its quantity, in the order in which they were first added. */
export function groupFavourites(ids: readonly number[]): Favourite[] {
  const quantities = new Map<number, number>();
  for (const id of ids) quantities.set(id, (quantities.get(id) ?? 0) + 1);
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

export function writeFavouriteIds(ids: readonly number[]): boolean {
  return write({ favouriteList: JSON.stringify(ids) });
}

/** Appends a product, even if it is there already. */
export function addFavourite(id: number): boolean {
  return writeFavouriteIds([...readFavouriteIds(), id]);
}

/** Removes a product with all its repeats. */
export function removeFavourite(id: number): boolean {
  return writeFavouriteIds(readFavouriteIds().filter((each) => each !== id));
}

/** Rewrites the list without repeats. */
export function healFavourites(): boolean {
  return writeFavouriteIds([...new Set(readFavouriteIds())]);
}

/** Changes whenever the favourites do. */
export function favouritesSnapshot(textOf: TextOf = readText): string {
  return textOf('favouriteList') ?? '';
}
