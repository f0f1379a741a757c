interface Search {
  /** At most 100 characters. */
  text: string;
  /** Null for no category. */
  categoryId: number | null;
  /** Takes the words literally. */
  isExact: boolean;
}

/** Parses the address of a search. */
export function readSearch(search: URLSearchParams): Search {
  const category = search.get('category') ?? '';
  return {
    text: (search.get('q') ?? '').trim().slice(0, 100).trim(),
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    isExact: search.get('exact') === '1',
  };
}

/** The address of a search. */
export function searchPath(text: string, categoryId: number | null, { isExact = false } = {}): string {
  const search = new URLSearchParams({
    ...(categoryId !== null && { category: String(categoryId) }),
    q: text,
    ...(isExact && { exact: '1' }),
  });
  return `/search?${search}`;
}
