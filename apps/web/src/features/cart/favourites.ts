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

/**
 * Removes products with all their repeats. Returns a function that puts them back in their places and keeps what was
 * changed since, or null if the device refused to store it.
 */
export function removeFavourites(ids: readonly number[]): (() => boolean) | null {
  const before = readFavouriteIds();
  if (!writeFavouriteIds(before.filter((id) => !ids.includes(id)))) return null;
  return () => {
    const now = readFavouriteIds();
    const removed = new Set(before.filter((id) => ids.includes(id) && !now.includes(id)));
    let restored = now;
    for (const [place, id] of before.entries())
      if (removed.has(id)) restored = [...restored.slice(0, place), id, ...restored.slice(place)];
    return writeFavouriteIds(restored);
  };
}

/** Rewrites the list without repeats. */
export function healFavourites(): boolean {
  return writeFavouriteIds([...new Set(readFavouriteIds())]);
}

/** Changes whenever the favourites do. */
export function favouritesSnapshot(textOf: TextOf = readText): string {
  return textOf('favouriteList') ?? '';
}
