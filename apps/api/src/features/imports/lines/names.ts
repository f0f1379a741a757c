import { editDistance } from '@haat/contracts/shared/edit-distance';

/** An entity that products refer to. */
export interface Named {
  id: number;
  name: string;
  nameBn: string;
}

/** A subcategory knows its category. */
export interface NamedSubcategory extends Named {
  categoryId: number;
}

/** All entities that products can refer to. */
export interface Names {
  categories: NameIndex<Named>;
  subcategories: NameIndex<NamedSubcategory>;
  brands: NameIndex<Named>;
  shops: NameIndex<Named>;
}

/** The result of looking up a cell: one item, none (with the most similar one) or several. */
export type Found<Item> = { item: Item } | { nearest: Item | undefined } | { several: Item[] };

/** The items of a kind, found by name in either language or by `#12`. */
export class NameIndex<Item extends Named> {
  readonly #byId: Map<number, Item>;
  readonly #byName = new Map<string, Item[]>();

  constructor(items: readonly Item[]) {
    this.#byId = new Map(items.map((item) => [item.id, item]));
    for (const item of items)
      for (const key of new Set([nameKey(item.name), nameKey(item.nameBn)]))
        this.#byName.set(key, [...(this.#byName.get(key) ?? []), item]);
  }

  get(id: number): Item | undefined {
    return this.#byId.get(id);
  }

  /** The item as a file writes it: its name, plus its number if others share the name. */
  cellOf(id: number, lang: 'en' | 'bn'): string {
    const item = this.#byId.get(id);
    if (!item) return '';
    const name = lang === 'bn' && item.nameBn !== '' ? item.nameBn : item.name;
    const isAmbiguous = (this.#byName.get(nameKey(name))?.length ?? 0) > 1 || /#\d+$/.test(name);
    return isAmbiguous ? `${name} #${id}` : name;
  }

  /** Looks up a cell among the items that satisfy `isPossible`. */
  find(cell: string, isPossible: (item: Item) => boolean = () => true): Found<Item> {
    const [, digits] = /#(\d{1,9})$/.exec(cell) ?? [];
    const numbered = digits === undefined ? undefined : this.#byId.get(Number(digits));
    if (numbered && isPossible(numbered)) return { item: numbered };
    const found = (this.#byName.get(nameKey(cell)) ?? []).filter(isPossible);
    const [item] = found;
    if (item && found.length === 1) return { item };
    return found.length > 1 ? { several: found } : { nearest: this.nearest(cell, isPossible) };
  }

  /** The item with the most similar name; undefined if none is similar. */
  nearest(cell: string, isPossible: (item: Item) => boolean = () => true): Item | undefined {
    const key = nameKey(cell);
    let best: { item: Item; distance: number } | undefined;
    for (const item of this.#byId.values()) {
      if (!isPossible(item)) continue;
      const distance = Math.min(...[item.name, item.nameBn].map((name) => distanceOf(key, nameKey(name))));
      if (distance < (best?.distance ?? Math.max(3, key.length / 2))) best = { item, distance };
    }
    return best?.item;
  }
}

/** Normalises a name for comparison: case, Unicode forms, spaces and punctuation are ignored. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const maxCompared = 40;

/** The edit distance of two names; 1 if the second contains the first as a word. */
export function distanceOf(one: string, other: string): number {
  if (one !== '' && ` ${other} `.includes(` ${one} `)) return 1;
  return editDistance(one.slice(0, maxCompared), other.slice(0, maxCompared));
}
