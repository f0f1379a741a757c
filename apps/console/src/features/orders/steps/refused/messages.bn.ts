import type { RefusedMessages } from './messages.en.ts';

export const messages: RefusedMessages = {
  refused: (number, status) => `${number} এখন “${status}”।`,
  refusedBy: (number, { status, by, time }) => `${number} এখন “${status}”: ${by ?? 'দোকান থেকে'}, ${time}।`,
  refusedMany: (count) => `${count}টিতে এই ধাপ নেওয়া গেল না।`,
  gone: (number) => `${number} আর নেই।`,
  seeThem: 'সব দেখুন',
  wasFaster: (name) => `${name} আগেই বদলেছেন`,
  changedMeanwhile: 'এর মধ্যে অর্ডারটি বদলে গেছে',
  changed: (orderNumber) => `আপনি দেখার পরে ${orderNumber} বদলে গেছে।`,
  was: 'আপনি যা দেখেছিলেন',
  now: 'এখন',
  yours: (time) => `আপনি চেয়েছিলেন, ${time}`,
  notTaken: 'আপনার ধাপটি নেওয়া হয়নি, এর জন্য কোনো ই-মেইলও যায়নি।',
  several: (count) => `এর মধ্যে ${count}টি অর্ডার বদলে গেছে`,
  severalText: 'এগুলো যেমন ছিল তেমনই আছে, কাউকে ই-মেইল করা হয়নি।',
  isGone: 'আর নেই',
  leave: 'এভাবেই থাক',
  close: 'বন্ধ করুন',
  showOrder: 'অর্ডারটি দেখুন',
};
