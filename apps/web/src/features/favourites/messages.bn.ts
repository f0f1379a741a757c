import type { FavouritesMessages } from './messages.en.ts';

export const messages: FavouritesMessages = {
  favouriteList: 'পছন্দের তালিকা',
  description: 'যা পরে আবার দেখতে চান।',
  productsOnDevice: (count) => `${count}টি পণ্য, এই ডিভাইসে রাখা আছে`,
  nothingFound: 'কিছু পাওয়া যায়নি',
  nothingText: 'পণ্যের হার্ট চিহ্নে (♡) চাপ দিলে তা এখানে থাকবে।',
  backToShop: 'দোকানে ফিরুন',
  addToCart: 'কার্টে রাখুন',
  outOfStock: 'স্টকে নেই',
  remove: (name) => `${name} বাদ দিন`,
  removed: 'পছন্দের তালিকা থেকে বাদ দেওয়া হয়েছে',
  undo: 'ফিরিয়ে আনুন',
  notStored: 'এই ডিভাইসে জায়গা নেই। কিছুই সরানো হয়নি।',
  moveAll: 'সব কার্টে নিন',
  moved: 'কার্টে যোগ হয়েছে!',
  quantity: (count) => `পরিমাণ: ${count}`,
  cannotLoad: 'হাটের সঙ্গে সংযোগ হচ্ছে না। আপনার পছন্দের তালিকা এই ডিভাইসে ঠিকই আছে।',
  tryAgain: 'আবার চেষ্টা করুন',
};
