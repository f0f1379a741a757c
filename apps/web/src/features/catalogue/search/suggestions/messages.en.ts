export const messages = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  completions: 'Search for',
  products: 'Products',
  categories: 'Categories',
  shops: 'Shops',
  brands: 'Brands',
  found: (count: string) => `${count} suggestions, use the arrow keys`,
  nothing: 'No suggestions',
};

export type SuggestionMessages = typeof messages;
