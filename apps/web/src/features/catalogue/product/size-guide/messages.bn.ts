import type { SizeGuideMessages } from './messages.en.ts';

export const messages: SizeGuideMessages = {
  title: 'সাইজ চার্ট',
  intro: 'পাতলা কাপড়ের ওপর ফিতা সমান রেখে মাপ নিন। মাপ দুই সাইজের মাঝামাঝি হলে বড়টি নিন।',
  table: 'কোন সাইজে কত মাপ',
  size: 'সাইজ',
  measures: {
    chest: 'বুক',
    waist: 'কোমর',
    foot: 'পায়ের পাতার দৈর্ঘ্য',
    inside: 'ভেতরের ব্যাস',
    height: 'উচ্চতা',
  },
  units: { in: 'ইঞ্চি', cm: 'সেমি', mm: 'মিমি' },
  note: 'দোকানভেদে কাটে সামান্য তফাত হতে পারে। গায়ে না লাগলে ৭ দিনের মধ্যে ফেরত দিন।',
};
