import type { NothingMessages } from './messages.en.ts';

export const messages: NothingMessages = {
  elsewhere: 'এই তালিকায় নেই, তবে আছে',
  oneLetterOff: 'এক অক্ষরের তফাতে:',
  nearest: 'সবচেয়ে কাছাকাছি:',
};
