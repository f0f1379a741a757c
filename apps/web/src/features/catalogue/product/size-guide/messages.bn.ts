import type { SizeGuideMessages } from './messages.en.ts';

const onTheBody = 'পাতলা কাপড়ের ওপর ফিতা সমান রেখে মাপ নিন। মাপ দুই সাইজের মাঝামাঝি হলে বড়টি নিন।';

export const messages: SizeGuideMessages = {
  title: 'সাইজ চার্ট',
  intro: onTheBody,
  table: 'কোন সাইজে কত মাপ',
  charts: {
    garment: {
      intro: 'গায়ে ঠিকঠাক হয় এমন একটি পোশাক সমান করে বিছিয়ে মেপে মিলিয়ে নিন। বুক, কোমর ও হিপের মাপ পুরো ঘেরের।',
      table: (unit) => `পোশাকের মাপ, ${unit}তে`,
    },
    body: { intro: onTheBody, table: (unit) => `শরীরের মাপ, ${unit}তে` },
  },
  unit: 'একক',
  size: 'সাইজ',
  measures: {
    chest: 'বুক',
    waist: 'কোমর',
    hip: 'হিপ',
    length: 'ঝুল',
    shoulder: 'কাঁধ',
    sleeve: 'হাতা',
    foot: 'পায়ের পাতার দৈর্ঘ্য',
    inside: 'ভেতরের ব্যাস',
    height: 'উচ্চতা',
  },
  units: { in: 'ইঞ্চি', cm: 'সেমি', mm: 'মিমি' },
  cutsDiffer: 'দোকানভেদে কাটে সামান্য তফাত হতে পারে।',
  goesBack: 'গায়ে না লাগলে ৭ দিনের মধ্যে ফেরত দিন।',
};
