export const messages = {
  title: 'You are offline',
  text: 'This page was not opened on this device before. What you chose is safe, and pages you have seen are still here.',
  tryAgain: 'Try again',
  cart: 'Go to the cart',
};

export type OfflineMessages = typeof messages;
