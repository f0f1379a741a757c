import type { ApplicationField, ServiceType } from './application.ts';

const services: Record<ServiceType, string> = {
  'Graphic design': 'Graphic design',
  'Website or app': 'Website or app',
  'Photo or video': 'Photo or video',
  'Writing or translation': 'Writing or translation',
  'Online marketing': 'Online marketing',
  'Lessons and training': 'Lessons and training',
  'Computer or phone repair': 'Computer or phone repair',
  'Another service': 'Another service',
};

export const messages = {
  home: 'Home',
  chooser: {
    title: 'Create An Account',
    description: 'Sell at Haat as a local seller, as a brand, or with a digital service. Apply with one short form.',
    lead: 'Choose how you will sell.',
    apply: 'Apply',
  },
  local: { title: 'Local Seller', note: 'A shop or workshop of your own, one or many products.' },
  brand: { title: 'Brand Seller', note: 'A registered brand selling under its own name.' },
  digital: { title: 'Digital Service', note: 'Design, repair, lessons and other services.' },
  becomeSeller: {
    title: 'Sell at the haat',
    description: 'Apply to sell at Haat as a local seller or a brand: one short form, and we write back by e-mail.',
    lead: 'Tell us who you are and what you make. We read every application and write back by e-mail.',
  },
  digitalService: {
    title: 'Offer a digital service',
    description: 'Apply to offer a digital service at Haat: one short form, and we write back by e-mail.',
    lead: 'Tell us who you are and what you do. We read every application and write back by e-mail.',
  },
  steps: ['Send this form', 'We read it and write back', 'Your shop opens'],
  digitalSteps: ['Send this form', 'We read it and write back', 'Your service opens'],
  form: {
    kind: 'I am a',
    fullName: 'Full Name',
    phone: 'Phone',
    email: 'Email',
    businessName: 'Business Name',
    brandName: 'Brand Name',
    businessEmail: 'Business E-mail',
    optional: 'Optional',
    location: 'Location',
    locationHelp: 'Village or road, upazila, district',
    serviceType: 'Service type',
    chooseService: 'Select One',
    services,
    website: 'Leave this empty',
    send: 'Send application',
    sending: 'Sending...',
    kept: 'What you type is kept on this device until you send it.',
  },
  problem: {
    fields: 'Some answers need another look. They are marked in red; nothing you typed is lost.',
    network: 'The shop could not be reached. What you typed is kept: check the connection and send it again.',
    other: 'Your application could not be sent. What you typed is kept: please try again in a moment.',
    tooMany: 'Many applications came from here. What you typed is kept: please try again later.',
  },
  /** The text of a field's error; in English the server's own sentence. */
  fieldProblem: (field: ApplicationField, message: string): string =>
    field === 'buisness_type' || field === 'service_type' ? 'Please fill in this field.' : message,
  sent: {
    title: 'We have your application',
    reference: 'Your reference number',
    mail: (email: string) => `A confirmation is on its way to ${email}. Please check the spam folder too.`,
    next: 'We read every application and write back by e-mail.',
    goHome: 'Go to the home page',
    again: 'Send another application',
  },
};

export type SellersMessages = typeof messages;
