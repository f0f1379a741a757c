export const messages = {
  quantity: 'Quantity',
  decrease: 'One less',
  increase: 'One more',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  breadcrumb: 'Breadcrumb',
  showMore: 'Show More',
  showing: (shown: string, total: string) => `Showing ${shown} of ${total}`,
  stepDone: 'done',
  notLoaded: 'This could not be loaded. Try again, or reload the page.',
  notifications: 'Notifications',
};

export type UiMessages = typeof messages;
