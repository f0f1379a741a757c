import type { RetireMessages } from './messages.en.ts';

export const messages: RetireMessages = {
  title: (_count, text) => `${text}টি পণ্য তুলে নেবেন?`,
  text: 'এগুলো এখনই দোকান থেকে সরে যাবে, যেকোনো দিন ফেরানো যাবে। রিভিউ ও হিসাব থাকবে।',
  openOrders: (_count, text) => `${text}টি চলতি অর্ডারে`,
  carts: (_count, text) => `${text}টি কার্টে`,
  favourites: (_count, text) => `${text} জনের পছন্দের তালিকায়`,
  nowhere: 'কোনো চলতি অর্ডার, কার্ট বা পছন্দের তালিকায় নেই',
  counting: 'অর্ডার, কার্ট ও পছন্দের তালিকা গোনা হচ্ছে',
  notCounted: 'চলতি অর্ডার, কার্ট ও পছন্দের তালিকা গোনা যায়নি। সার্ভার সাড়া দেয়নি।',
  countAgain: 'আবার গুনুন',
  whatHappens: 'এগুলোর কী হবে',
  ofOrders: 'চলতি অর্ডারগুলো আগের মতোই প্যাক হয়ে পৌঁছাবে।',
  ofSaved: 'কার্টে ও পছন্দের তালিকায় থাকবে, তবে লেখা থাকবে যে আর বিক্রি হয় না। অর্ডার করা যাবে না।',
  ofLinks: 'লিংক খুললে সে কথাই জানানো হবে, সঙ্গে একই রকম পণ্যের পথ।',
  keepSelling: 'বিক্রিতে থাকুক',
  retireNow: (count) => `${count}টি তুলে নিন`,
};
