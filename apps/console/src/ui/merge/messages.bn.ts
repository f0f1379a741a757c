import type { MergeMessages } from './messages.en.ts';

export const messages: MergeMessages = {
  title: 'একই জিনিস দুজন বদলেছেন',
  text: (saved) =>
    `আপনি বদলানোর সময় ${saved ? `${saved.who} ${saved.time}-এ` : 'অন্য কেউ'} সেভ করেছেন। যা একজন বদলেছেন তা থাকবে।`,
  choose: 'যা দুজনই বদলেছেন সেখানে বেছে নিন।',
  somebody: 'অন্য কেউ',
  bothChanged: 'দুজনই বদলেছেন',
  unchanged: 'বদলায়নি',
  before: 'আগে ছিল',
  yours: 'আপনার',
  takeTheirs: (who) => `${who} যা লিখেছেন তা-ই থাকুক`,
  yes: 'হ্যাঁ',
  no: 'না',
  saveTogether: 'মিলিয়ে সেভ করুন',
};
