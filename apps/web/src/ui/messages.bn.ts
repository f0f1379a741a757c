import type { ProductUiMessages } from './messages.en.ts';

export const messages: ProductUiMessages = {
  was: 'আগের দাম',
  addToCart: 'কার্টে রাখুন',
  favourite: 'পছন্দের তালিকা',
  outOfStock: 'স্টকে নেই',
  starsOf5: (value) => `৫-এ ${value}`,
  reviews: (count) => `${count}টি রিভিউ`,
  oneReview: '১টি রিভিউ',
  percentOff: (percent) => `${percent}% ছাড়`,
  pause: 'স্লাইড থামান',
  play: 'স্লাইড চালান',
  previous: 'আগেরটি',
  next: 'পরেরটি',
  slideOf: (position, count) => `${count}টির ${position} নম্বর`,
  carousel: 'স্লাইডার',
  slide: 'স্লাইড',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  close: 'বন্ধ করুন',
};
