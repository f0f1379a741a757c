import type { Locale } from '@haat/contracts';
import { layout, paragraph } from '../../../platform/mail/layout.ts';
import { nameInMail } from '../../../platform/mail/name-in-mail.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';

/** The mail that notifies the owner of a changed password. */
export function passwordChangedMail({ name, locale }: { name: string; locale: Locale }): MailContent {
  if (locale === 'bn')
    return layout({
      locale,
      subject: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      heading: 'পাসওয়ার্ড বদলানো হয়েছে',
      blocks: [
        paragraph(`${nameInMail(name)}, আপনার হাট অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, আর অন্য সব ডিভাইস থেকে লগআউট হয়েছে।`),
        paragraph('আপনি না করে থাকলে এখনই “পাসওয়ার্ড ভুলে গেছেন?” দিয়ে নতুন পাসওয়ার্ড দিন এবং আমাদের জানান।'),
      ],
    });
  return layout({
    locale,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      paragraph(
        `${nameInMail(name)}, the password of your Haat account was changed just now, and all other devices were logged out.`,
      ),
      paragraph('If this was not you, set a new password with “Forget Password” right away and tell us.'),
    ],
  });
}
