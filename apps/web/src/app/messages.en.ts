export const messages = {
  backHome: 'Go to the home page',
  notFoundTitle: 'This page has sailed',
  notFoundText: 'The address may be old or mistyped. The bazaar is still where it was.',
  notFoundSearch: 'Search',
  notFoundCategories: 'Categories',
  notFoundSearchHint: 'Search products and shops',
  retiredTitle: 'No longer sold',
  retiredText: 'This product has left the bazaar. What you ordered of it stays in your orders.',
  retiredAlike: 'See similar products',
  help: 'Help & Support',
  errorTitle: 'Something went wrong',
  errorText: 'The shop could not answer. Nothing you chose is lost. Please try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'This page needs the network. Nothing you chose is lost. Please try again when you are connected.',
  tryAgain: 'Try again',
};

export type AppMessages = typeof messages;
