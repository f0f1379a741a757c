import type { AccountMessages } from './messages.en.ts';

export const messages: AccountMessages = {
  loginAndRegistration: 'লগইন ও রেজিস্ট্রেশন',
  loginDescription: 'অর্ডার করতে লগইন করুন, অথবা অ্যাকাউন্ট খুলুন: নাম, ই-মেইল আর পাসওয়ার্ড হলেই চলবে।',
  login: 'লগইন',
  registration: 'রেজিস্ট্রেশন',
  name: 'নাম',
  email: 'ই-মেইল',
  password: 'পাসওয়ার্ড',
  confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
  passwordHelp: 'অন্তত ৮টি অক্ষর।',
  forgetPassword: 'পাসওয়ার্ড ভুলে গেছেন',
  loggedIn: 'লগইন হয়েছে',
  wrongEmailOrPassword: 'ই-মেইল বা পাসওয়ার্ড ভুল',
  created: 'অ্যাকাউন্ট তৈরি হয়েছে',
  somethingWentWrong: 'একটা সমস্যা হয়েছে',
  doNotMatch: 'দুই ঘরের পাসওয়ার্ড মেলেনি',
  ageNote: 'অ্যাকাউন্ট খুলে আপনি জানাচ্ছেন যে আপনার বয়স অন্তত ১৮ বছর।',
  keptTitle: 'সব এক জায়গায়',
  kept: ['প্রতিটি অর্ডারের খবর, সময়সহ', 'চেকআউটে ঠিকানা তৈরি থাকবে', 'কেনা পণ্যের রিভিউ দিন'],
  sending: 'পাঠানো হচ্ছে...',
};
