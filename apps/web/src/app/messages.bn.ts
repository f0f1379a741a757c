import type { AppMessages } from './messages.en.ts';

export const messages: AppMessages = {
  beingBuiltTitle: 'এই পাতাটি তৈরি হচ্ছে',
  beingBuiltText: 'শিগগিরই খুলবে। দোকানের সবকিছু মূল পাতা থেকে খুঁজে পাবেন।',
  backHome: 'মূল পাতায় যান',
  notFoundTitle: 'পাতাটি ভেসে গেছে',
  notFoundText: 'ঠিকানাটি হয়তো ভুল, অথবা যা ছিল তা আর নেই। খুঁজে দেখুন, অথবা মূল পাতা থেকে শুরু করুন।',
  notFoundSearch: 'খুঁজুন',
  errorTitle: 'একটা সমস্যা হয়েছে',
  errorText: 'দোকান এখন উত্তর দিতে পারছে না। আপনার বাছাই করা কিছুই হারায়নি। একটু পরে আবার চেষ্টা করুন।',
  tryAgain: 'আবার চেষ্টা করুন',
};
