import type { SettingsMessages } from './messages.en.ts';

export const messages: SettingsMessages = {
  settings: 'দোকানের সেটিংস',
  settingsText: 'দোকান নিজের সম্পর্কে যা বলে। বদলালে সঙ্গে সঙ্গে দেখা যায়, পাঠকের ভাষায়।',
  sections: {
    contact: { title: 'যোগাযোগ', text: 'পাতার নিচে, সাহায্যে, নিয়মের লেখায় ও চালানে।' },
    links: { title: 'লিংক', text: 'লিংক খালি রাখলে তার বোতাম দোকানে থাকে না।' },
    texts: { title: 'লেখা', text: 'শর্তাবলি, সাহায্য ও ডেলিভারির নিয়মে যেটুকু আপনার হাতে।' },
  },
  fields: {
    phone: 'ফোন',
    email: 'ই-মেইল',
    address: 'ঠিকানা, ইংরেজিতে',
    address_bn: 'ঠিকানা, বাংলায়',
    chat_url: 'চ্যাট',
    facebook_url: 'ফেসবুক',
    instagram_url: 'ইনস্টাগ্রাম',
    youtube_url: 'ইউটিউব',
    processing_days: 'অর্ডার তৈরি হতে কত দিন, ইংরেজিতে',
    processing_days_bn: 'অর্ডার তৈরি হতে কত দিন, বাংলায়',
    governing_law: 'শর্ত যে আইনে চলে, ইংরেজিতে',
    governing_law_bn: 'শর্ত যে আইনে চলে, বাংলায়',
  },
  noLink: 'নেই',
  saved: 'দোকানে এখন থেকে এটিই দেখা যাবে।',
  unsaved: 'যা রাখা হয়নি',
  notSaved: (_count, text) => `${text}টি বদল রাখা হয়নি`,
  leaveText: 'যা লিখেছেন তা রাখা হয়নি, চলে গেলে মুছে যাবে।',
};
