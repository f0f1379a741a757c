import type { Locale, ShopSettings } from '@haat/contracts';
import { formatPhone } from '@haat/contracts/shared/format';
import { button, layout, paragraph, writtenText } from '../../platform/mail/layout.ts';
import { nameInMail } from '../../platform/mail/name-in-mail.ts';
import type { MailContent } from '../../platform/mail/mail-words.ts';

/** The recipient of a decision and their language. */
export interface Applicant {
  reference: string;
  fullName: string;
  locale: Locale;
}

type Contacts = Pick<ShopSettings, 'email' | 'phone'>;

const words = {
  en: {
    approved: (reference: string) => `Your shop is open: ${reference}`,
    approvedHeading: 'Welcome to Haat',
    approvedText: (name: string, reference: string, shop: string) =>
      `Dear ${name}, your request ${reference} is approved. Your shop is called ${shop} at Haat.`,
    next: ({ email, phone }: Contacts) =>
      `Send us the list of your products: name, price, stock and a picture of each. Fill in what you can, we see to the rest. Write to ${email} or call ${formatPhone(phone, 'en')}.`,
    asked: (reference: string) => `A question about your request ${reference}`,
    askedHeading: 'A question before we decide',
    askedText: (name: string) => `Dear ${name}, thank you for wanting to sell with us. We would like to know:`,
    askedAnswer: ({ email, phone }: Contacts) => `Please write to ${email} or call ${formatPhone(phone, 'en')}.`,
    declined: (reference: string) => `About your request ${reference}`,
    declinedHeading: 'Your request to sell with us',
    declinedText: (name: string) =>
      `Dear ${name}, thank you for wanting to sell with us. We cannot open the shop this time.`,
    again: 'You may apply again whenever something has changed.',
    toShop: 'See your shop',
  },
  bn: {
    approved: (reference: string) => `হাটে আপনার দোকান খোলা হয়েছে: ${reference}`,
    approvedHeading: 'হাটে স্বাগতম',
    approvedText: (name: string, reference: string, shop: string) =>
      `প্রিয় ${name}, আপনার আবেদন ${reference} মঞ্জুর হয়েছে। হাটে আপনার দোকানের নাম ${shop}।`,
    next: ({ email, phone }: Contacts) =>
      `এবার পণ্যের তালিকা পাঠান: প্রতিটির নাম, দাম, স্টক ও ছবি। যতটা পারেন পূরণ করুন, বাকিটা আমরা দেখব। ${email} ঠিকানায় লিখুন, অথবা ${formatPhone(phone, 'bn')} নম্বরে কল করুন।`,
    asked: (reference: string) => `আপনার আবেদন ${reference} নিয়ে একটি প্রশ্ন`,
    askedHeading: 'সিদ্ধান্তের আগে একটি প্রশ্ন',
    askedText: (name: string) => `প্রিয় ${name}, আবেদনের জন্য ধন্যবাদ। আমরা জানতে চাই:`,
    askedAnswer: ({ email, phone }: Contacts) =>
      `উত্তর লিখুন ${email} ঠিকানায়, অথবা ${formatPhone(phone, 'bn')} নম্বরে কল করুন।`,
    declined: (reference: string) => `আপনার আবেদন ${reference}`,
    declinedHeading: 'হাটে দোকানের আবেদন',
    declinedText: (name: string) => `প্রিয় ${name}, আবেদনের জন্য ধন্যবাদ। এবার দোকানটি খোলা যাচ্ছে না।`,
    again: 'অবস্থা বদলালে আবার আবেদন করতে পারেন।',
    toShop: 'দোকানটি দেখুন',
  },
} as const;

/** The usual words for an applicant whose shop was opened. */
export function approvalWords(
  { reference, fullName, locale }: Applicant,
  { shopName, contacts }: { shopName: string; contacts: Contacts },
): string {
  const say = words[locale];
  return `${say.approvedText(nameInMail(fullName), reference, shopName)}\n\n${say.next(contacts)}`;
}

/** Tells an applicant in these words that their shop was opened, and links to it. */
export function approvalMail(
  { reference, locale }: Applicant,
  { text, shopUrl }: { text: string; shopUrl: string },
): MailContent {
  const say = words[locale];
  return layout({
    locale,
    subject: say.approved(reference),
    heading: say.approvedHeading,
    blocks: [writtenText(text), button({ label: say.toShop, url: shopUrl })],
  });
}

/** Asks an applicant something before the decision. */
export function questionMail(
  { reference, fullName, locale }: Applicant,
  { question, contacts }: { question: string; contacts: Contacts },
): MailContent {
  const say = words[locale];
  return layout({
    locale,
    subject: say.asked(reference),
    heading: say.askedHeading,
    blocks: [
      paragraph(say.askedText(nameInMail(fullName))),
      writtenText(question),
      paragraph(say.askedAnswer(contacts)),
    ],
  });
}

/** Tells an applicant that the application was declined, and why. */
export function refusalMail({ reference, fullName, locale }: Applicant, reason: string): MailContent {
  const say = words[locale];
  return layout({
    locale,
    subject: say.declined(reference),
    heading: say.declinedHeading,
    blocks: [paragraph(say.declinedText(nameInMail(fullName))), writtenText(reason), paragraph(say.again)],
  });
}
