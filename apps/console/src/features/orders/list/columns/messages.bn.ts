import type { ColumnMessages } from './messages.en.ts';

export const messages: ColumnMessages = {
  owed: (shop, pieces) => `${shop} ${pieces}টি`,
  inStock: (count) => `${count}টি স্টকে ফিরেছে`,
  damaged: (count) => `${count}টি নষ্ট, স্টক থেকে বাদ`,
};
