import type { AboutUsMessages } from './messages.en.ts';

export const messages: AboutUsMessages = {
  title: 'আমাদের কথা',
  description: 'হাট বাংলাদেশের একটি বাজার: যত্নে গড়া জিনিস, চেনা দোকানের, দাম দেবেন পণ্য হাতে পেয়ে।',
  sections: {
    store: {
      heading: 'আমাদের হাট',
      link: { to: '/product/category', label: 'সব ক্যাটাগরি দেখুন' },
    },
    promise: {
      heading: 'যেসব বিষয়ে নিশ্চিন্ত থাকতে পারেন',
      link: { to: '/return_policy', label: 'ফেরতের নিয়ম পড়ুন' },
    },
    shops: {
      heading: 'আমাদের দোকানগুলো',
      link: { to: '/shop/all_shop', label: 'দোকানগুলো দেখুন' },
    },
    sell: {
      heading: 'আমাদের সঙ্গে বেচুন',
      link: { to: '/seller/seller_type', label: 'বিক্রেতা হোন' },
    },
  },
};
