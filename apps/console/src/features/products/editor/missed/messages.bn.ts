import type { MissedMessages } from './messages.en.ts';

export const messages: MissedMessages = {
  searched: (_count, text) => `গত ৭ দিনে ${text} বার খোঁজা হয়েছে, কিছু পাওয়া যায়নি।`,
  add: 'যোগ করুন',
  addWord: (word) => `যোগ করুন: ${word}`,
};
