import type { Locale } from '@haat/contracts';
import { button, layout, paragraph } from '../../../platform/mail/layout.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';

interface LinkGiven {
  link: string;
  locale: Locale;
}

export function invitationMail({ link, locale }: LinkGiven): MailContent {
  if (locale === 'bn')
    return layout({
      locale,
      subject: 'হাটের কনসোলে কাজ করার আমন্ত্রণ',
      heading: 'কনসোলে স্বাগতম',
      blocks: [
        paragraph('হাটের কনসোলে কাজ করার জন্য আপনাকে আমন্ত্রণ জানানো হয়েছে। নিজের পাসওয়ার্ড দিয়ে শুরু করুন, তিন দিনের মধ্যে:'),
        button({ label: 'পাসওয়ার্ড দিন', url: link }),
        paragraph('লিংকটি একবারই কাজ করে, আর শুধু আপনার জন্য। সময় পেরিয়ে গেলে যিনি আমন্ত্রণ জানিয়েছেন, তাঁর কাছে নতুন লিংক চান।'),
      ],
    });
  return layout({
    locale,
    subject: 'You are invited to the console of Haat',
    heading: 'Welcome to the console',
    blocks: [
      paragraph('You are invited to work in the console of Haat. Set your password to begin, within three days:'),
      button({ label: 'Set my password', url: link }),
      paragraph('The link works once and is for you alone. If it is too late, ask whoever invited you for a new one.'),
    ],
  });
}

/** The mail with a new link, for a forgotten password or an expired link. */
export function newLinkMail({ link, locale }: LinkGiven): MailContent {
  if (locale === 'bn')
    return layout({
      locale,
      subject: 'হাটের কনসোলের পাসওয়ার্ড দেওয়ার লিংক',
      heading: 'নতুন পাসওয়ার্ড',
      blocks: [
        paragraph('এই লিংক দিয়ে হাটের কনসোলের নতুন পাসওয়ার্ড দিন, তিন দিনের মধ্যে:'),
        button({ label: 'পাসওয়ার্ড দিন', url: link }),
        paragraph('লিংকটি একবারই কাজ করে। নতুন পাসওয়ার্ড দিলে অন্য সব ব্রাউজার থেকে সাইন আউট হয়ে যাবে।'),
        paragraph('আপনি না চেয়ে থাকলে কিছু করতে হবে না, পাসওয়ার্ড আগেরটিই থাকবে।'),
      ],
    });
  return layout({
    locale,
    subject: 'Set a password for the console of Haat',
    heading: 'A new password',
    blocks: [
      paragraph('With this link you set a new password for the console of Haat, within three days:'),
      button({ label: 'Set my password', url: link }),
      paragraph('It works once. When you set the password, all other browsers are signed out.'),
      paragraph('If you did not ask for it, there is nothing to do. Your password stays as it is.'),
    ],
  });
}
