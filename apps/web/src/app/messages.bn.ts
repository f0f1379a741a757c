import type { AppMessages } from './messages.en.ts';

export const messages: AppMessages = {
  backHome: 'মূল পাতায় যান',
  notFoundTitle: 'পাতাটি পাওয়া যায়নি',
  notFoundText: 'ঠিকানাটি হয়তো পুরোনো বা ভুল। হাট কিন্তু আগের জায়গাতেই আছে।',
  notFoundSearch: 'খুঁজুন',
  notFoundCategories: 'ক্যাটাগরি',
  notFoundSearchHint: 'পণ্য বা দোকান খুঁজুন',
  retiredTitle: 'এখন আর বিক্রি হয় না',
  retiredText: 'পণ্যটি হাট থেকে উঠে গেছে। আপনার আগের অর্ডারগুলো আগের মতোই আছে।',
  retiredAlike: 'এ রকম আরও দেখুন',
  help: 'সাহায্য ও যোগাযোগ',
  errorTitle: 'একটা সমস্যা হয়েছে',
  errorText: 'সাইটে এখন সমস্যা হচ্ছে। আপনার বাছাই করা কিছুই হারায়নি। একটু পরে আবার চেষ্টা করুন।',
  offlineTitle: 'আপনি এখন অফলাইনে',
  offlineText: 'এই পাতার জন্য ইন্টারনেট লাগবে। আপনার বাছাই করা কিছুই হারায়নি। সংযোগ এলে আবার চেষ্টা করুন।',
  tryAgain: 'আবার চেষ্টা করুন',
};
