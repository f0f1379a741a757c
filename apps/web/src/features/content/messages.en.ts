export const messages = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  lastUpdated: (day: string) => `Last updated ${day}`,
  team: {
    title: 'Meet the team',
    description: 'The people behind Haat: who they are, what they do and how to reach them.',
    lead: 'The people who keep the haat open.',
    readMore: 'Read more',
    writeTo: (name: string) => `Write to ${name}`,
    empty: 'Nothing Found',
  },
  comingSoon: {
    title: 'Coming soon',
    text: 'We are still weaving this part. Leave it on your list and look in again.',
    appTitle: 'The Haat app is coming soon',
    appText: 'It is not ready to download yet. Until then the whole shop works in your phone’s browser.',
    goHome: 'Go to the home page',
    help: 'Help & Support',
  },
  errorPicture: {
    title: 'Something tore here',
    text: 'The shop could not show this page. Your cart and your orders are safe. Please try again in a moment.',
  },
};

export type ContentMessages = typeof messages;
