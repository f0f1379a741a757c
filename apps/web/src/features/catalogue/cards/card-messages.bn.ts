import type { CardMessages } from './card-messages.en.ts';

export const messages: CardMessages = {
  stockLimit: 'এই পণ্য আর যোগ করা যাবে না। স্টকে যতটি আছে, সবই আপনার কার্টে।',
  outOfStock: 'দুঃখিত, পণ্যটি এখন স্টকে নেই।',
  insufficientStock: (stock) => `স্টকে যথেষ্ট নেই! ${stock}টির বেশি যোগ করা যাবে না`,
  addedToCart: 'কার্টে যোগ হয়েছে!',
  viewCart: 'কার্ট দেখুন',
  addedToFavourites: 'পছন্দের তালিকায় যোগ হয়েছে!',
  products: (count) => `${count}টি পণ্য`,
  recentlyViewed: 'আগে দেখা পণ্য',
  notStored: 'এই ডিভাইসে কিছু রাখা যাচ্ছে না: জায়গা নেই, অথবা ব্রাউজারে রাখা বন্ধ আছে।',

  freeDelivery: 'ফ্রি হোম ডেলিভারি',
  freeDeliveryText: '২৪ ঘণ্টায়',
  freeWhere: (zones, charge) => `${zones}; অন্য জায়গায় ${charge} থেকে`,
  homeDelivery: 'হোম ডেলিভারি',
  deliveryFrom: (charge) => `${charge} থেকে`,
};
