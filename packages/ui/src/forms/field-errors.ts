import type { FieldError, FieldProblemCode } from '@haat/contracts/shared/field-problems';
import type { Locale } from '@haat/contracts/shared/locale';

const inBangla: Record<FieldProblemCode, string> = {
  REQUIRED: 'ঘরটি পূরণ করুন।',
  NOT_ONE_LINE: 'এক লাইনে লিখুন।',
  NOT_STORABLE: 'লেখাটিতে এমন চিহ্ন আছে যা রাখা যায় না।',
  EMAIL_TOO_LONG: 'ই-মেইলটি খুব লম্বা।',
  EMAIL_INVALID: 'সঠিক ই-মেইল লিখুন, যেমন: name@example.com',
  PHONE_INVALID: 'সঠিক ফোন নম্বর লিখুন, যেমন ০১৭১২-৩৪৫৬৭৮।',
  PASSWORD_REQUIRED: 'পাসওয়ার্ড লিখুন।',
  PASSWORD_TOO_SHORT: 'অন্তত ৮টি অক্ষর দিন।',
  PASSWORD_NOT_STORABLE: 'পাসওয়ার্ডটিতে এমন চিহ্ন আছে যা ব্যবহার করা যায় না।',
  PASSWORDS_DIFFER: 'দুই ঘরের পাসওয়ার্ড মেলেনি',
  CURRENT_PASSWORD_REQUIRED: 'এখনকার পাসওয়ার্ডটি লিখুন।',
  CURRENT_PASSWORD_WRONG: 'এটি আপনার এখনকার পাসওয়ার্ড নয়।',
  CODE_INVALID: 'কোডটি ভুল, অথবা এর মেয়াদ শেষ। মিলিয়ে দেখুন, বা নতুন কোড নিন।',
  ORDER_NUMBER_INVALID: 'অর্ডার নম্বর এ রকম: HT-7K3M-9QXD।',
  TOO_LONG: 'লেখাটি বেশি বড়।',
};

function translated({ code, message }: FieldError, locale: Locale): string {
  if (locale === 'en') return message;
  return code ? inBangla[code] : 'ঘরটি ঠিক করে লিখুন।';
}

/** The error of each field (`name`, `item.0.qty`) in the page's language. */
export function fieldErrors({ errors }: { errors: FieldError[] }, locale: Locale): Record<string, string> {
  return Object.fromEntries(errors.map((error) => [error.path, translated(error, locale)]));
}
