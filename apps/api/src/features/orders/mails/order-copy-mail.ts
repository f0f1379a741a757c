import type { Locale } from '@haat/db';
import { button, layout, paragraph } from '../../../platform/mail/layout.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';

const words = {
  en: {
    subject: 'Do you want mails about an order at Haat?',
    text: 'Somebody gave this address with an order at Haat. If that is you, press the button to get a copy of the mails about their orders.',
    otherwise: 'If you do not know of it, there is nothing to do: you get no further mails about it.',
    button: 'Send me copies',
  },
  bn: {
    subject: 'হাটের একটি অর্ডারের খবর কি এই ঠিকানায় চান?',
    text: 'হাটে একটি অর্ডারের সঙ্গে কেউ এই ঠিকানা দিয়েছেন। আপনি দিয়ে থাকলে অর্ডারের মেইলগুলোর কপি পেতে বোতামটি চাপুন।',
    otherwise: 'আপনি কিছু না জানলে কিছুই করতে হবে না: এ নিয়ে আর মেইল আসবে না।',
    button: 'কপি পাঠান',
  },
} as const;

/** Asks an address typed at checkout whether it wants copies. Contains nothing that the shopper wrote. */
export function orderCopyMail({ locale, url }: { locale: Locale; url: string }): MailContent {
  const say = words[locale];
  return layout({
    locale,
    subject: say.subject,
    heading: say.subject,
    blocks: [paragraph(say.text), button({ label: say.button, url }), paragraph(say.otherwise)],
  });
}
