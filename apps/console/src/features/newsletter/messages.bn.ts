import type { NewsletterMessages } from './messages.en.ts';

export const messages: NewsletterMessages = {
  newsletter: 'নিউজলেটার',
  text: (count) => `তালিকায় ${count}টি ঠিকানা`,
  address: 'ঠিকানা',
  since: 'কবে থেকে',
  search: 'ঠিকানার একটি অংশ',
  download: 'CSV নামিয়ে নিন',
  downloaded: 'ফাইলটি নামানো হলো। এতে মানুষের তথ্য আছে, কাজ শেষে মুছে ফেলুন।',
  removeText: 'সেখানে আর নিউজলেটার যাবে না। চাইলে দোকান থেকে আবার নাম লেখানো যায়।',
  none: 'তালিকায় এখনো কেউ নেই',
  noneText: 'দোকানের নিচের অংশে মানুষ নিজেরাই নাম লেখান।',
  notFound: (wanted) => `কোনো ঠিকানায় “${wanted}” নেই`,
  notFoundText: 'আরও ছোট একটি অংশ লিখে দেখুন।',
};
