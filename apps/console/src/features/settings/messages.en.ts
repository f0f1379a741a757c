export const messages = {
  settings: 'Shop settings',
  settingsText: 'What the shop says about itself. Every line shows at once, in the language of the reader.',
  sections: {
    contact: { title: 'Contact', text: 'In the footer, in the help, in the texts and on invoices.' },
    links: { title: 'Links', text: 'An empty link takes its button off the shop.' },
    texts: { title: 'Texts', text: 'What the terms, the help and the delivery policy leave to you.' },
  },
  fields: {
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address in English',
    address_bn: 'Address in Bangla',
    chat_url: 'Chat',
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    youtube_url: 'YouTube',
    processing_days: 'How long an order takes to leave, in English',
    processing_days_bn: 'How long an order takes to leave, in Bangla',
    governing_law: 'Law of the terms, in English',
    governing_law_bn: 'Law of the terms, in Bangla',
  },
  noLink: 'none',
  saved: 'The shop shows it from now on.',
  unsaved: 'Unsaved changes',
  notSaved: (count: number, text: string) => (count === 1 ? '1 change not saved' : `${text} changes not saved`),
  leaveText: 'What you typed is not saved and would be lost.',
};

export type SettingsMessages = typeof messages;
