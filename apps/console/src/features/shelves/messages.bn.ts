import type { ShelfMessages } from './messages.en.ts';

export const messages: ShelfMessages = {
  categories: 'ক্যাটাগরি',
  categoriesText: (categories, subcategories) =>
    `ক্যাটাগরি ${categories}টি, সাবক্যাটাগরি ${subcategories}টি। টেনে সাজান; দোকানের মেনুও সেই ক্রমে সাজে।`,
  category: 'ক্যাটাগরি',
  below: 'সাবক্যাটাগরি',
  subcategories: (count) => `${count}টি সাবক্যাটাগরি`,
  addCategory: 'ক্যাটাগরি যোগ করুন',
  newCategory: 'নতুন ক্যাটাগরি',
  noCategories: 'এখনো কোনো ক্যাটাগরি নেই',
  noCategoriesText: 'পণ্যের একটি ক্যাটাগরি ও সাবক্যাটাগরি লাগে। প্রথমটি যোগ করুন।',
  addSubcategory: 'সাবক্যাটাগরি যোগ করুন',
  newSubcategory: 'নতুন সাবক্যাটাগরি',
  within: 'কোন ক্যাটাগরিতে',
  takesAlong: (products) => `সরালে এর পণ্যগুলোও সঙ্গে যায়, বিক্রিতে আছে ${products}টি। ঠিকানা একই থাকে।`,

  brands: 'ব্র্যান্ড',
  brandsText: (brands) => `${brands}টি ব্র্যান্ড`,
  brand: 'ব্র্যান্ড',
  addBrand: 'ব্র্যান্ড যোগ করুন',
  newBrand: 'নতুন ব্র্যান্ড',
  noBrands: 'এখনো কোনো ব্র্যান্ড নেই',
  noBrandsText: 'পণ্যের একটি ব্র্যান্ড লাগে। প্রথমটি যোগ করুন।',
  sold: '৩০ দিনে বিক্রি',
  reviews: 'রিভিউ',
  rated: (stars, reviews) => `৫-এ ${stars} তারা, ${reviews}টি রিভিউ`,
  searchBrands: 'ব্র্যান্ডের নাম, যেকোনো ভাষায়',
  notFound: (typed) => `“${typed}” নামে কোনো ব্র্যান্ড নেই`,

  nameEnglish: 'ইংরেজি নাম',
  nameBangla: 'বাংলা নাম',
  added: (name) => `${name} এখন দোকানে আছে।`,
  saved: (name) => `${name} রাখা হয়েছে।`,
  full: 'আর জায়গা নেই। কাজে লাগে না এমন একটি বদলে নিন।',
  removeText: 'এতে কোনো পণ্য নেই। দোকানের মেনুতে আর থাকবে না, ঠিকানাটিও খুলবে না। ফেরানো যায় না।',
};
