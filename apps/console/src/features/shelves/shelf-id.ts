/** The id of a row of the list of categories, as its address: `12`, and `12/34` for a subcategory. */
export function shelfId(categoryId: number, subcategoryId?: number): string {
  return subcategoryId === undefined ? String(categoryId) : `${categoryId}/${subcategoryId}`;
}

/** Whose place a row can take: another category's, or that of a subcategory of the same category. */
export function shelfGroup(id: string): string {
  const [categoryId = '', below] = id.split('/');
  return below === undefined ? '' : categoryId;
}

/** The id of the category or subcategory itself. */
export function ownId(id: string): number {
  return Number(id.split('/').at(-1));
}
