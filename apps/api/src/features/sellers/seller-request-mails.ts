import type { SellerKind, Locale } from '@haat/contracts';
import { formatPhone } from '@haat/contracts/shared/format';
import { layout, paragraph, table } from '../../platform/mail/layout.ts';
import { nameInMail } from '../../platform/mail/name-in-mail.ts';
import type { MailContent } from '../../platform/mail/mail-words.ts';

/** The content of the mails about an application to sell. */
export interface SellerRequestMailData {
  reference: string;
  sellerKind: SellerKind;
  fullName: string;
  email: string;
  businessEmail: string | null;
  phone: string;
  location: string;
  businessName: string | null;
  serviceType: string | null;
}

const words = {
  en: {
    subject: (reference: string) => `Your seller request ${reference}`,
    heading: 'We have your request',
    text: (name: string) => `Dear ${name}, thank you for wanting to sell with us. We will write back to you by e-mail.`,
    reference: (reference: string) => `Your reference number is ${reference}.`,
  },
  bn: {
    subject: (reference: string) => `আপনার বিক্রেতা হওয়ার আবেদন ${reference}`,
    heading: 'আপনার আবেদন পেয়েছি',
    text: (name: string) => `প্রিয় ${name}, হাটে বিক্রি করতে আগ্রহী হওয়ায় ধন্যবাদ। আমরা আপনাকে ই-মেইলে উত্তর দেব।`,
    reference: (reference: string) => `আপনার রেফারেন্স নম্বর ${reference}।`,
  },
} as const;

const kinds: Record<SellerKind, string> = {
  local: 'Local seller',
  brand: 'Brand seller',
  digital_service: 'Digital service',
};

export function acknowledgementMail(request: SellerRequestMailData & { locale: Locale }): MailContent {
  const { locale, reference, fullName } = request;
  const say = words[locale];
  return layout({
    locale,
    subject: say.subject(reference),
    heading: say.heading,
    blocks: [paragraph(say.text(nameInMail(fullName))), paragraph(say.reference(reference))],
  });
}

export function operatorRequestMail(request: SellerRequestMailData): MailContent {
  const rows = [
    ['Reference', request.reference],
    ['Kind', kinds[request.sellerKind]],
    ['Name', request.fullName],
    ['E-mail', request.email],
    ['Business e-mail', request.businessEmail],
    ['Phone', formatPhone(request.phone, 'en')],
    ['Location', request.location],
    ['Business or brand', request.businessName],
    ['Service', request.serviceType],
  ].flatMap(([label, value]) => (label && value ? [{ cells: [label, value] }] : []));
  return layout({
    locale: 'en',
    subject: `New seller request ${request.reference}`,
    heading: 'New seller request',
    blocks: [table({ head: ['Field', 'Answer'], rows })],
  });
}
