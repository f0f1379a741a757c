import type { Locale } from '@haat/contracts/shared/locale';

/** The most common reasons. */
export const declineReasons = ['sells', 'unreachable', 'goods', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * The text that the applicant receives, in the language of their form rather than the console's; a draft to be
 * edited.
 */
export const declineSentences: Record<Locale, Record<DeclineReason, string>> = {
  en: {
    sells: 'Your goods are sold at Haat through another shop already. Call us if you would like a shop of your own.',
    unreachable: 'We could not reach you by phone. Apply again with a number at which you can be reached.',
    goods: 'We do not sell goods of this kind at the moment.',
    other: '',
  },
  bn: {
    sells: 'আপনার পণ্য এখন অন্য একটি দোকানের মাধ্যমে হাটে বিক্রি হচ্ছে। আলাদা দোকান চাইলে আমাদের ফোন করুন।',
    unreachable: 'ফোনে আপনাকে পাইনি। যে নম্বরে পাওয়া যাবে তা দিয়ে আবার আবেদন করুন।',
    goods: 'এ ধরনের পণ্য আমরা আপাতত বিক্রি করি না।',
    other: '',
  },
};
