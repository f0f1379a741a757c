export const messages = {
  suggestions: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  shops: 'Shops',
  brands: 'Brands',
  found: (count: string) => `${count} suggestions, use the arrow keys`,
  nothing: 'No suggestions',
};

export type SuggestionMessages = typeof messages;
