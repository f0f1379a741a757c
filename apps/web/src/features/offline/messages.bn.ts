import type { OfflineMessages } from './messages.en.ts';

export const messages: OfflineMessages = {
  title: 'আপনি এখন অফলাইনে',
  text: 'এই পাতাটি এই ডিভাইসে আগে খোলা হয়নি। আপনার বাছাই করা সবকিছু নিরাপদে আছে, আর আগে দেখা পাতাগুলো এখনো দেখা যাবে।',
  tryAgain: 'আবার চেষ্টা করুন',
  cart: 'কার্টে যান',
};
