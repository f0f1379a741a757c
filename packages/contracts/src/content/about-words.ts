import type { AboutWords } from './settings.ts';

/** What the page 'About us' says until the owner has set it. */
export const usualAboutWords: AboutWords = {
  about_intro:
    'A haat is the market where a whole village meets. This one is open every day, and it reaches your door.',
  about_intro_bn: 'হাট মানে যেখানে গোটা গ্রাম এসে মেলে। এই হাট বসে প্রতিদিন, আর পৌঁছে যায় আপনার দরজায়।',
  about_store: lines(
    'Haat is a marketplace of Bangladesh: things well made, from shops you can name, paid for at your door.',
    'Clothes and shoes, things for the kitchen and the home, electronics, beauty, books, toys and food: browse by category, by brand or by shop. What is new, what is popular and what the winter needs is on the home page.',
  ),
  about_store_bn: lines(
    'হাট বাংলাদেশের একটি বাজার: যত্নে গড়া জিনিস, চেনা দোকানের, দাম দেবেন পণ্য হাতে পেয়ে।',
    'জামাকাপড় ও জুতা, রান্নাঘর আর ঘর সাজানোর জিনিস, ইলেকট্রনিকস, রূপচর্চা, বই, খেলনা, খাবার — খুঁজুন ক্যাটাগরি, ব্র্যান্ড বা দোকান ধরে। নতুন কী এল, কোনটা জনপ্রিয়, শীতে কী লাগে — সব মূল পাতায়।',
  ),
  about_promise: lines(
    'The price is stated clearly, and so is the delivery charge, before you order.',
    'You pay in cash when the goods are in your hands.',
    'We deliver all over Bangladesh.',
    'If it does not suit you, you send it back.',
    'A person answers, in Bangla and English.',
  ),
  about_promise_bn: lines(
    'দাম আর ডেলিভারি চার্জ, দুটোই অর্ডারের আগে পরিষ্কার লেখা।',
    'জিনিস হাতে পেয়ে নগদ টাকা দেবেন।',
    'সারা বাংলাদেশে ডেলিভারি।',
    'পছন্দ না হলে ফেরত পাঠাবেন।',
    'উত্তর দেন মানুষ — বাংলায়, ইংরেজিতে।',
  ),
  about_shops:
    'Weavers, potters, growers, tailors and traders sell here under their own names. On every product page you see whose it is, and one press shows the rest of their shop.',
  about_shops_bn:
    'তাঁতি, কুমার, চাষি, দর্জি, দোকানি — সবাই এখানে বেচেন নিজের নামে। প্রতিটি পণ্যের পাতায় দেখবেন জিনিসটা কার; এক চাপেই দেখা যায় তাঁর পুরো দোকান।',
  about_sell:
    'Do you have a workshop, a brand or a service to offer? Apply with one short form. We read every application and write back by e-mail.',
  about_sell_bn: 'আপনার কারখানা, ব্র্যান্ড বা কোনো সেবা আছে? ছোট একটি ফর্মে আবেদন করুন। প্রতিটি আবেদন আমরা পড়ি, উত্তর দিই ই-মেইলে।',
};

function lines(...texts: string[]): string {
  return texts.join('\n');
}
