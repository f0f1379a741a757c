import { inWords } from './number-words.bn.ts';
import { takaInWords } from './taka-in-words.ts';
import type { InvoiceWords } from './words.en.ts';

export const words: InvoiceWords = {
  date: 'তারিখ',
  status: 'অবস্থা',
  total: 'মোট',
  invoice: 'ইনভয়েস',
  statuses: {
    pending: 'অপেক্ষায় আছে',
    confirmed: 'নিশ্চিত',
    packed: 'প্যাক হয়েছে',
    shipped: 'পাঠানো হয়েছে',
    delivered: 'পৌঁছেছে',
    cancelled: 'বাতিল',
    returned: 'ফেরত এসেছে',
  },
  product: 'পণ্য',
  price: 'দাম',
  qty: 'পরিমাণ',
  subtotal: 'পণ্যের দাম',
  deliveryCharge: 'ডেলিভারি চার্জ',
  free: 'ফ্রি',
  coupon: 'কুপন',
  billedTo: 'ক্রেতা',
  detailsRemoved: 'নাম ও ঠিকানা সরিয়ে ফেলা হয়েছে।',
  details: 'বিবরণ',
  payment: 'পেমেন্ট',
  cashOnDelivery: 'ক্যাশ অন ডেলিভারি',
  totalToPay: 'মোট দিতে হবে',
  inWords: 'কথায়',
  takaInWords: (taka) => takaInWords(taka, { inWords, taka: 'টাকা মাত্র', isCapital: false }),
  paymentNotes: {
    due: (total) => `পণ্য হাতে পেয়ে কুরিয়ারকে নগদ ${total} দিন। ৭ দিনের মধ্যে ফেরত দেওয়া যায়।`,
    paid: (total) => `হাতে পেয়ে নগদ ${total} দেওয়া হয়েছে। ৭ দিনের মধ্যে ফেরত দেওয়া যায়।`,
    void: () => 'এই অর্ডারের জন্য কোনো টাকা দিতে হবে না।',
  },
};
