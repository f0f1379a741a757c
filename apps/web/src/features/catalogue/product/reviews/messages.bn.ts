import type { ReviewFormMessages } from './messages.en.ts';

export const messages: ReviewFormMessages = {
  yourReview: 'আপনার রিভিউ',
  yourRating: 'রেটিং',
  message: 'মতামত',
  messageHelp: 'কী ভালো লাগল, কী লাগল না? অন্য ক্রেতারা পড়বেন।',
  send: 'পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  reviewStored: 'আপনার রিভিউ পাতায় যোগ হয়েছে। আবার পাঠালে এটি বদলে যাবে।',
  reviewWaits: 'আপনার রিভিউটি দোকান দেখে নেওয়ার অপেক্ষায় আছে। তার আগে শুধু আপনিই দেখছেন।',
  reviewHidden: 'দোকান আপনার রিভিউটি দেখাচ্ছে না।',
  reviewFailed: 'রিভিউ রাখা গেল না। যা লিখেছেন এখানেই আছে; আবার চেষ্টা করুন।',
  chooseStars: '১ থেকে ৫-এর মধ্যে রেটিং দিন।',

  photos: (most) => `ছবি, সর্বোচ্চ ${most}টি`,
  addPhotos: 'ছবি দিন',
  removePhoto: (position) => `${position} নম্বর ছবি সরান`,
  yourPhoto: (position) => `আপনার ${position} নম্বর ছবি`,
  uploading: 'ছবি পাঠানো হচ্ছে',
  photosHelp: 'আপনার ঘরে জিনিসটি কেমন লাগছে দেখান। ছবি কোথায় বা কখন তোলা, কেউ দেখবেন না।',
  tooMany: (most) => `একটি রিভিউতে ${most}টি ছবি দেওয়া যায়।`,
  unusable: (name) => `${name} ব্যবহার করা গেল না। JPEG, PNG বা WebP ছবি দিন।`,
  tooLarge: (name) => `${name} বেশি বড়। ছোট ছবি দিন।`,
  tooOften: 'এক ঘণ্টায় অনেক ছবি দেওয়া হয়েছে। পরে আরও দিন।',
  notSent: (name) => `${name} পাঠানো গেল না। আবার দিন।`,
  photoGone: 'একটি ছবি আর নেই। সরিয়ে আবার দিন, তারপর পাঠান।',
};
