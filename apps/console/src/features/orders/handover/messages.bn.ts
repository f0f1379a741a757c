import type { HandoverMessages } from './messages.en.ts';

export const messages: HandoverMessages = {
  packed: (count, taka) => `${count}টি প্যাক করা, নিতে হবে ${taka}, এলাকা ধরে সাজানো`,
  firstShown: (count) => `প্রথম ${count}টি দেখানো হচ্ছে; এগুলো দেওয়া হলে বাকিগুলো আসবে।`,
  scan: 'স্ক্যান করুন বা নম্বর লিখুন',
  ticked: (number, count, all) => `${number} বাছাই হয়েছে: ${all}টির ${count}টি।`,
  tickedAlready: (number) => `${number} আগেই বাছাই করা আছে।`,
  severalLike: (typed) => `“${typed}” এর মতো কয়েকটি নম্বর আছে। আরও লিখুন।`,
  notHere: (typed) => `এই তালিকায় “${typed}” নম্বরের পার্সেল নেই।`,
  to: 'প্রাপক',
  parcel: 'পার্সেল',
  packing: 'প্যাকিং',
  packedAt: (time) => `প্যাক হয়েছে ${time}`,
  selectZone: (zone) => `${zone} এর সব বাছাই করুন`,
  ofZone: (_count, text, taka) => `${text}টি পার্সেল, ${taka}`,
  chosen: (chosen, all) => `${all}টি পার্সেলের ${chosen}টি`,
  courier: 'কুরিয়ারের নাম, চাইলে',
  handOver: (count) => `${count}টি কুরিয়ারকে দিন`,
  written: (_count, text, sheet) => `${text}টি পার্সেল ${sheet} শিটে আছে।`,
  print: 'কুরিয়ার শিট প্রিন্ট করুন',
  close: 'বন্ধ করুন',
};
