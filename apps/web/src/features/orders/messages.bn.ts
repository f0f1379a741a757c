import type { OrdersMessages } from './messages.en.ts';

export const messages: OrdersMessages = {
  myOrder: 'আমার অর্ডার',
  hello: (name) => `আসসালামু আলাইকুম, ${name}`,
  recentOrder: 'সাম্প্রতিক অর্ডার',
  order: 'অর্ডার',
  date: 'তারিখ',
  status: 'অবস্থা',
  total: 'মোট',
  invoice: 'ইনভয়েস',
  view: 'দেখুন',
  viewOrder: (number) => `অর্ডার ${number} দেখুন`,
  noOrders: 'এখনও কোনো অর্ডার নেই',
  noOrdersText: 'যা অর্ডার করবেন, তার খবর এখানে থাকবে।',
  backToShop: 'দোকানে ফিরুন',
  statuses: {
    pending: 'অপেক্ষমাণ',
    confirmed: 'নিশ্চিত',
    packed: 'প্যাক হয়েছে',
    shipped: 'পাঠানো হয়েছে',
    delivered: 'পৌঁছেছে',
    cancelled: 'বাতিল',
    returned: 'ফেরত',
  },
};
