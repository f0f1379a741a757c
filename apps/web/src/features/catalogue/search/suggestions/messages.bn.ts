import type { SuggestionMessages } from './messages.en.ts';

export const messages: SuggestionMessages = {
  suggestions: 'পরামর্শ',
  products: 'পণ্য',
  categories: 'ক্যাটাগরি',
  shops: 'দোকান',
  brands: 'ব্র্যান্ড',
  found: (count) => `${count}টি পরামর্শ, তীরচিহ্নের বোতামে বাছুন`,
  nothing: 'কোনো পরামর্শ নেই',
};
