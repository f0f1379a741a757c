/** What a search's address asks for: words (at most 100 characters) and a category; null is no category. */
export function readSearch(search: URLSearchParams): { text: string; categoryId: number | null } {
  const category = search.get('category') ?? '';
  return {
    text: (search.get('q') ?? '').trim().slice(0, 100).trim(),
    categoryId: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
  };
}

/** The address of a search. */
export function searchPath(text: string, categoryId: number | null): string {
  const search = new URLSearchParams({ ...(categoryId !== null && { category: String(categoryId) }), q: text });
  return `/search?${search}`;
}
