import type { UiMessages } from './messages.en.ts';

export const messages: UiMessages = {
  quantity: 'পরিমাণ',
  decrease: 'একটি কমান',
  increase: 'একটি বাড়ান',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  close: 'বন্ধ করুন',
  ok: 'ঠিক আছে',
  cancel: 'না, থাক',
  breadcrumb: 'আপনি যেখানে আছেন',
  showMore: 'আরও দেখুন',
  showing: (shown, total) => `${total}টির মধ্যে ${shown}টি`,
  stepDone: 'হয়ে গেছে',
  notLoaded: 'লোড করা যায়নি। আবার চেষ্টা করুন, অথবা পাতাটি রিলোড করুন।',
  notifications: 'নোটিফিকেশন',
};
