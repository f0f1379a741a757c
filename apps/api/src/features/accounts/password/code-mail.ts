import type { Locale } from '@haat/contracts';
import { bigCode, layout, paragraph } from '../../../platform/mail/layout.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';

/** The mail with the code for setting a new password. */
export function codeMail({ code, locale }: { code: string; locale: Locale }): MailContent {
  if (locale === 'bn')
    return layout({
      locale,
      subject: 'নতুন পাসওয়ার্ড দেওয়ার কোড',
      heading: 'আপনার কোড',
      blocks: [
        paragraph('নতুন পাসওয়ার্ড দিতে এই কোডটি লিখুন:'),
        bigCode(code),
        paragraph('কোডটি ১০ মিনিট চলবে। কাউকে বলবেন না, হাট কখনো কোড জানতে চায় না।'),
        paragraph('আপনি না চেয়ে থাকলে কিছু করতে হবে না, পাসওয়ার্ড আগেরটিই থাকবে।'),
      ],
    });
  return layout({
    locale,
    subject: 'Your code to set a new password',
    heading: 'Your code',
    blocks: [
      paragraph('Enter this code to set a new password:'),
      bigCode(code),
      paragraph('It is valid for 10 minutes. Tell nobody: Haat never asks for it.'),
      paragraph('If you did not ask for it, there is nothing to do. Your password stays as it is.'),
    ],
  });
}
