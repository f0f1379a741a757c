import type { SuggestionMessages } from './messages.en.ts';

export const messages: SuggestionMessages = {
  suggestions: 'সাজেশন',
  recent: 'সম্প্রতি খুঁজেছেন',
  completions: 'খুঁজুন',
  products: 'পণ্য',
  categories: 'ক্যাটাগরি',
  shops: 'দোকান',
  brands: 'ব্র্যান্ড',
  found: (count) => `${count}টি সাজেশন, তীর-কি দিয়ে বাছুন`,
  nothing: 'কোনো সাজেশন নেই',
};
