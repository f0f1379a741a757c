export const messages = {
  beingBuiltTitle: 'This page is being built',
  beingBuiltText: 'It opens soon. Everything in the shop can be found from the home page.',
  backHome: 'Go to the home page',
  notFoundTitle: 'This page drifted away',
  notFoundText:
    'The address may be misspelt, or what stood here has gone. Search for it, or start again at the home page.',
  notFoundSearch: 'Search',
  errorTitle: 'Something went wrong',
  errorText: 'The shop could not answer. Nothing you chose is lost. Please try again in a moment.',
  tryAgain: 'Try again',
};

export type AppMessages = typeof messages;
