export const messages = {
  newsletter: 'Newsletter',
  text: (count: string, isOne: boolean) =>
    isOne ? 'One address on the mailing list' : `${count} addresses on the mailing list`,
  address: 'Address',
  since: 'Since',
  search: 'A part of the address',
  download: 'Download as CSV',
  downloaded: 'The file is saved. It holds personal data: delete it when it is no longer needed.',
  removeText: 'No more newsletters go there. Whoever wants them again can subscribe in the shop.',
  none: 'Nobody is on the mailing list yet',
  noneText: 'Visitors put themselves on it at the foot of the shop.',
  notFound: (wanted: string) => `No address has “${wanted}” in it`,
  notFoundText: 'Try a shorter part of it.',
};

export type NewsletterMessages = typeof messages;
