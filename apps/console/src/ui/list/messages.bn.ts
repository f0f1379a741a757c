import type { ListMessages } from './messages.en.ts';

export const messages: ListMessages = {
  slow: 'ইন্টারনেট ধীর। এখনো আনা হচ্ছে।',
  failedTitle: 'তালিকাটি আনা গেল না',
  failedCode: (code, time) => `তবু না হলে সার্ভার যিনি দেখেন তাঁকে বলুন: ${code}, ${time}`,
  tooMany: 'একসঙ্গে অনেক বেশি হয়ে গেছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  forbidden: 'আপনার ভূমিকায় এটি করা যায় না। দোকানের মালিককে বলুন।',
  tryAgain: 'আবার চেষ্টা করুন',
  earlier: 'আগের',
  nextPage: 'পরের',
};
