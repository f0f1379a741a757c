import type { Locale } from '@haat/ui/i18n/locale.ts';
import type { CallProblem } from './call.ts';

/** What the contracts say about a field, in Bangla. */
const inBangla: Record<string, string> = {
  'Please fill in this field.': 'ঘরটি পূরণ করুন।',
  'Please write this on one line.': 'এক লাইনে লিখুন।',
  'This text contains characters that cannot be stored.': 'লেখাটিতে এমন চিহ্ন আছে যা রাখা যায় না।',
  'Please enter a shorter e-mail address.': 'ই-মেইল ঠিকানাটি বেশি বড়।',
  'Please enter a valid e-mail address, such as name@example.com.': 'সঠিক ই-মেইল লিখুন, যেমন name@example.com।',
  'Please enter a phone number such as 01712345678.': 'সঠিক ফোন নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮।',
  'Please enter your password.': 'পাসওয়ার্ড লিখুন।',
  'Use at least 8 characters.': 'অন্তত ৮টি অক্ষর দিন।',
  'This password contains characters that cannot be used.': 'পাসওয়ার্ডটিতে এমন চিহ্ন আছে যা ব্যবহার করা যায় না।',
  'Password and Confirm Password do not match': 'দুই ঘরের পাসওয়ার্ড মেলেনি',
  'Please enter your current password.': 'এখনকার পাসওয়ার্ডটি লিখুন।',
  'This is not your current password.': 'এটি আপনার এখনকার পাসওয়ার্ড নয়।',
  'This code is wrong or no longer valid. Please check it or ask for a new one.':
    'কোডটি ভুল, অথবা এর সময় শেষ। মিলিয়ে দেখুন, বা নতুন কোড নিন।',
  'An order number looks like HT-7K3M-9QXD.': 'অর্ডার নম্বর দেখতে এমন: HT-7K3M-9QXD।',
};

function translated(message: string, locale: Locale): string {
  if (locale === 'en') return message;
  if (message.startsWith('Use at most')) return 'লেখাটি বেশি বড়।';
  return inBangla[message] ?? 'ঘরটি ঠিক করে লিখুন।';
}

/** The server's words by field (`name`, `item.0.qty`), in the page's language. */
export function fieldErrors({ errors }: CallProblem, locale: Locale): Record<string, string> {
  return Object.fromEntries(errors.map(({ path, message }) => [path, translated(message, locale)]));
}
