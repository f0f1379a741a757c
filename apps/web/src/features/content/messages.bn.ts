import type { ContentMessages } from './messages.en.ts';

export const messages: ContentMessages = {
  home: 'মূল পাতা',
  breadcrumb: 'আপনি যেখানে আছেন',
  onThisPage: 'এই পাতায়',
  lastUpdated: (day) => `শেষ পরিবর্তন ${day}`,
  team: {
    title: 'আমাদের দল',
    description: 'হাটের পেছনের মানুষ: কে কী করেন, কীভাবে যোগাযোগ করবেন।',
    lead: 'যাঁদের হাতে হাট চলে।',
    readMore: 'আরও জানুন',
    writeTo: (name) => `${name}-কে লিখুন`,
    empty: 'কিছু পাওয়া যায়নি',
  },
  comingSoon: {
    title: 'শিগগিরই আসছে',
    text: 'এই অংশের কাজ চলছে। পরে আবার দেখুন।',
    appTitle: 'হাটের অ্যাপ শিগগিরই আসছে',
    appText: 'অ্যাপটি এখনো ডাউনলোডের জন্য তৈরি নয়। ততদিন পুরো দোকান চলবে আপনার ফোনের ব্রাউজারেই।',
    goHome: 'মূল পাতায় যান',
    help: 'সাহায্য ও যোগাযোগ',
  },
  errorPicture: {
    title: 'একটা সমস্যা হয়েছে',
    text: 'দোকান এই পাতাটি দেখাতে পারল না। আপনার কার্ট আর অর্ডার ঠিক আছে। একটু পরে আবার চেষ্টা করুন।',
  },
};
