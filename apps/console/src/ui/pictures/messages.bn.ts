import type { PictureMessages } from './messages.en.ts';

export const messages: PictureMessages = {
  picture: 'ছবি',
  choose: 'ছবি দিন',
  change: 'ছবি বদলান',
  note: 'JPEG, PNG বা WebP, বড়জোর ৫ MB',
  tooLarge: (name) => `${name} ৫ MB-এর চেয়ে বড়। ছোট করে আবার দিন।`,
  unreadable: (name) => `${name} পড়া যাচ্ছে না। ক্লাউডে থাকলে আগে নামিয়ে নিয়ে আবার দিন।`,
  unusable: (name) => `${name} ব্যবহার করা গেল না। JPEG, PNG বা WebP ছবি দিন।`,
  full: (name) => `${name} রাখা গেল না: সার্ভারে জায়গা নেই। যিনি সার্ভার দেখেন তাঁকে জানান।`,
  failed: (name) => `${name} পাঠানো গেল না: সার্ভার সাড়া দেয়নি। আবার দিন।`,
};
